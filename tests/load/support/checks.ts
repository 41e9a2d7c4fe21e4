let passed = 0
let failed = 0

const print = (text: string): void => void process.stdout.write(`${text}\n`)

/** One thing that must hold; `detail` says how it stands, and is shown either way. */
export const check = (what: string, holds: boolean, detail: unknown = ''): void => {
  if (holds) passed += 1
  else failed += 1
  const shown = typeof detail === 'string' ? detail : JSON.stringify(detail)
  print(`${holds ? '✓' : '✗'} ${what}${shown ? ` (${shown})` : ''}`)
}

export const tell = (text: string): void => print(`  ${text}`)

/** The last line that the gate reads. */
export const finish = (): never => {
  print(`${passed} passed, ${failed} failed`)
  process.exit(failed > 0 || passed === 0 ? 1 : 0)
}
