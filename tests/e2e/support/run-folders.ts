/** The name of this run of the suite; the gate gives each of its runs another one. */
export const run = process.env.E2E_RUN ?? 'e2e'

/** The folder for the logs of the shop in this run. playwright.config.ts empties it at the start. */
export const logs = `.data/test-results/logs/${run}`

/** The file by which a test moves the clock of the shop: see moved-clock.ts. */
export const clockFile = `${logs}/clock`
