/**
 * Wrong passwords make the next attempt wait, longer each time: `free` of them cost nothing, then the wait is
 * `firstWait` seconds, and each further one doubles it, up to a quarter of an hour. After an hour without a wrong
 * password the counter starts again. See docs/decisions/0022.
 */
export const pauses = {
  /** One client at one account: somebody who has forgotten which password it was. */
  pair: { free: 5, firstWait: 1 },
  /** One client at all accounts: somebody who tries a list of stolen passwords. */
  client: { free: 20, firstWait: 1 },
  /** All unknown clients at one account: at most 20 attempts an hour reach the hash. */
  account: { free: 10, firstWait: 10 },
} as const

export type PauseKind = keyof typeof pauses

export const maxWaitMs = 900_000
export const failuresExpireMs = 3_600_000
