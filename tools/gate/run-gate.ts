import { mkdirSync, rmSync } from 'node:fs'
import { installMissing } from './install-missing.ts'
import { startPostgres } from './postgres.ts'
import type { Outcome } from './run-suite.ts'
import { chooseSuites, results, suites } from './suites.ts'
import { watchTime } from './time-left.ts'

/** In lines. The log has the rest where the suite ran. */
const longestComplaint = 25

/**
 * The one gate: everything a change must pass. `npm test -- unit e2e` runs only these suites, `heavy` all that take too long for every change.
 * With GATE_DEADLINE (seconds since 1970), which CI sets, it leaves out what no longer fits and says so.
 */
const say = (text: string) => void process.stdout.write(text)

const stop = (error: unknown): never => {
  process.stderr.write(`${(error as Error).message}\n`)
  process.exit(1)
}

const choose = (): string[] => {
  try {
    const chosen = chooseSuites(process.argv.slice(2))
    installMissing(chosen)
    return chosen
  } catch (error) {
    return stop(error)
  }
}

const chosen = choose()
rmSync(results, { recursive: true, force: true })
mkdirSync(results, { recursive: true })

const isShared = (name: string) => suites[name]?.postgres === 'shared'
const postgres = chosen.some(isShared) ? await startPostgres() : undefined

const deadline = process.env['GATE_DEADLINE']
const time = watchTime(deadline === undefined ? undefined : Number(deadline) * 1000)
const outcomes: [string, Outcome][] = []
const leftOut: string[] = []
for (const name of chosen) {
  const suite = suites[name]
  if (!suite) continue
  say(`\n── ${name}\n`)
  const why = time.whyLeftOut(suite)
  if (why) {
    leftOut.push(name)
    say(`Left out, because ${why}.\n`)
    continue
  }
  const begun = Date.now()
  const outcome = await suite.run(postgres ? { TEST_DATABASE_URL: postgres.url } : {})
  const seconds = (Date.now() - begun) / 1000
  time.add(suite, seconds)
  outcomes.push([`${name} (${seconds.toFixed(0)} s)`, outcome])
}
await postgres?.stop()

const sum = (key: 'passed' | 'failed') => outcomes.reduce((total, [, outcome]) => total + outcome[key], 0)
const lines = outcomes.map(
  ([name, { passed, failed }]) => `${failed > 0 ? '✗' : '✓'} ${name}: ${passed} passed, ${failed} failed`,
)
if (leftOut.length > 0) lines.push(`– left out, each for the reason above: ${leftOut.join(', ')}`)
say(`\n${lines.join('\n')}\n`)

// Short and at the end, because logs of CI are cut in the middle.
for (const [name, { complaints = [] }] of outcomes)
  for (const complaint of complaints)
    say(`\n── ${name}: ${complaint.split('\n').slice(0, longestComplaint).join('\n')}\n`)

say(`\n${sum('passed')} passed, ${sum('failed')} failed\n`)
process.exit(sum('failed') > 0 || sum('passed') === 0 ? 1 : 0)
