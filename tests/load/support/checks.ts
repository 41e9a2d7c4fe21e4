import { existsSync } from 'node:fs'
import { findTypedInLogs } from '#tests/support/find-typed.ts'
import { logFolder } from './logs.ts'

let passed = 0
let failed = 0

const print = (text: string): void => void process.stdout.write(`${text}\n`)

/** Counts and prints one condition. `detail` describes the state and is printed in both cases. */
export const check = (what: string, holds: boolean, detail: unknown = ''): void => {
  if (holds) passed += 1
  else failed += 1
  const shown = typeof detail === 'string' ? detail : JSON.stringify(detail)
  print(`${holds ? '✓' : '✗'} ${what}${shown ? ` (${shown})` : ''}`)
}

export const tell = (text: string): void => print(`  ${text}`)

/** No text that somebody typed may stand in the logs of the processes. */
const checkLogs = (): void => {
  if (!existsSync(logFolder)) return
  const { found, lines } = findTypedInLogs(logFolder)
  check(
    'the logs hold nothing that somebody typed',
    found.length === 0,
    found.length === 0 ? `${lines} lines` : found.slice(0, 5),
  )
}

/** Prints the last line, which the gate reads. */
export const finish = (): never => {
  checkLogs()
  print(`${passed} passed, ${failed} failed`)
  process.exit(failed > 0 || passed === 0 ? 1 : 0)
}
