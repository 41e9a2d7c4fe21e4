import { existsSync } from 'node:fs'
import { findTypedInLogs } from '#tests/support/find-typed.ts'
import { logs } from './run-folders.ts'

/** Runs after the last test, and fails the suite if the shop's logs hold something that was typed in a test. */
export default function lookThroughLogs(): void {
  // A shop that was running before the suite writes its logs to another place.
  if (!existsSync(logs)) return
  const { found, lines } = findTypedInLogs(logs)
  if (found.length > 0) throw new Error(`The shop's logs hold what was typed:\n${found.join('\n')}`)
  if (lines === 0) throw new Error(`There are no logs in ${logs} to look through.`)
}
