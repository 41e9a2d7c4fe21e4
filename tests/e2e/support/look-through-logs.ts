import { existsSync } from 'node:fs'
import { findTypedInLogs } from '#tests/support/find-typed.ts'

/** What the shop says in this suite; playwright.config.ts empties it at the start. */
export const logs = '.data/test-results/logs/e2e'

/** After the last test: fails the suite if something that was typed in it stands in what the shop said. */
export default function lookThroughLogs(): void {
  // A shop that was there already says what it has to say elsewhere.
  if (!existsSync(logs)) return
  const { found, lines } = findTypedInLogs(logs)
  if (found.length > 0) throw new Error(`The shop's logs hold what was typed:\n${found.join('\n')}`)
  if (lines === 0) throw new Error(`There are no logs in ${logs} to look through.`)
}
