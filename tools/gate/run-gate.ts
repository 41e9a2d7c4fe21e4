import { mkdirSync, rmSync } from 'node:fs'
import { startPostgres } from './postgres.ts'
import { type Outcome, runCommand, runCounting, runPlaywright, runVitest } from './suites.ts'

/** The one gate: everything a change must pass, in the order in which failures are cheapest. `npm test -- unit e2e` runs only those, `heavy` all that is too long for every change. */
const results = '.data/test-results'
rmSync(results, { recursive: true, force: true })
mkdirSync(results, { recursive: true })

const postgres = await startPostgres()
const onPostgres = { TEST_DATABASE_URL: postgres.url }

const suites: Record<string, () => Promise<Outcome>> = {
  lint: () => runCommand('node_modules/oxlint/bin/oxlint', []),
  types: () => runCommand('node_modules/typescript/bin/tsc', ['-p', '.', '--incremental', 'false']),
  unit: () => runVitest(results, 'unit', {}),
  component: () => runVitest(results, 'component', {}),
  backend: () => runVitest(results, 'backend', {}),
  'backend-postgres': () => runVitest(results, 'backend', onPostgres),
  prices: () =>
    runVitest(results, 'backend', { ...onPostgres, PRICES_CARTS: '2000' }, [
      'backend/modules/checkout/price-integrity.db.test.ts',
    ]),
  oversell: () => runCounting('tests/load/oversell.ts', onPostgres),
  limits: () => runCounting('tests/load/limits.ts', onPostgres),
  'large-bodies': () => runCounting('tests/load/large-bodies.ts', onPostgres),
  'finalize-once': () => runCounting('tests/load/finalize-once.ts', onPostgres),
  crash: () => runCounting('tests/load/crash.ts', onPostgres),
  'refused-starts': () => runCounting('tests/load/refused-starts.ts', onPostgres),
  'shared-files': () => runCounting('tests/load/shared-files.ts', onPostgres),
  'cold-starts': () => runCounting('tests/load/cold-starts.ts', onPostgres),
  'database-faults': () => runCounting('tests/load/database-faults.ts', onPostgres),
  'database-loss': () => runCounting('tests/load/database-loss.ts', {}),
  'disk-full': () => runCounting('tests/load/disk-full.ts', {}),
  backup: () => runCounting('tests/load/backup.ts', onPostgres),
  outbox: () => runCounting('tests/load/outbox.ts', onPostgres),
  build: () => runCommand('tools/build.ts', []),
  'fresh-pages': () => runCounting('tests/load/fresh-pages.ts', onPostgres),
  'page-parameters': () => runCounting('tests/load/page-parameters.ts', onPostgres),
  operator: () => runCounting('tests/load/operator.ts', {}),
  'search-limits': () => runCounting('tests/load/search-limits.ts', onPostgres),
  https: () => runCounting('tests/load/https.ts', onPostgres),
  away: () => runCounting('tests/load/backend-away.ts', onPostgres),
  'away-long': () => runCounting('tests/load/backend-away.ts', { ...onPostgres, AWAY_SECONDS: '60' }),
  drain: () => runCounting('tests/load/drain.ts', onPostgres),
  'drain-long': () => runCounting('tests/load/drain.ts', { ...onPostgres, DRAINS: '20' }),
  supervision: () => runCounting('tests/load/supervision.ts', onPostgres),
  chaos: () => runCounting('tests/load/chaos.ts', {}),
  'front-door': () => runCounting('tests/load/front-door.ts', onPostgres),
  leak: () => runCounting('tests/load/leak.ts', onPostgres),
  'leak-long': () => runCounting('tests/load/leak.ts', { ...onPostgres, LEAK_QUESTIONS: '5000' }),
  'slow-clients': () => runCounting('tests/load/slow-clients.ts', onPostgres),
  overload: () => runCounting('tests/load/overload.ts', onPostgres),
  soak: () => runCounting('tests/load/soak.ts', onPostgres),
  announcements: () => runCounting('tests/load/announcements.ts', onPostgres),
  bundle: () => runVitest(results, 'bundle', {}),
  e2e: () => runPlaywright(results),
  crawl: () => runPlaywright(results, { CRAWL: 'whole' }, ['crawl.spec.ts']),
}

/** Too long for every change: run when they are named, or all by `heavy`. */
const onRequest = new Set([
  'prices',
  'announcements',
  'outbox',
  'crawl',
  'disk-full',
  'database-faults',
  'away-long',
  'drain-long',
  'leak-long',
  'slow-clients',
  'overload',
  'soak',
  'chaos',
])
const wanted = process.argv.slice(2).flatMap((name) => (name === 'heavy' ? ['build', ...onRequest] : [name]))

const outcomes: [string, Outcome][] = []
for (const [name, run] of Object.entries(suites)) {
  if (wanted.length > 0 ? !wanted.includes(name) : onRequest.has(name)) continue
  const begun = Date.now()
  process.stdout.write(`\n── ${name}\n`)
  const outcome = await run()
  outcomes.push([`${name} (${Math.round((Date.now() - begun) / 1000)} s)`, outcome])
}
await postgres.stop()

for (const [name, { complaints = [] }] of outcomes)
  if (complaints.length > 0) process.stdout.write(`\n── ${name}: what was wrong\n${complaints.join('\n\n')}\n`)

const sum = (key: 'passed' | 'failed') => outcomes.reduce((total, [, outcome]) => total + outcome[key], 0)
process.stdout.write(
  `\n${outcomes.map(([name, { passed, failed }]) => `${failed > 0 ? '✗' : '✓'} ${name}: ${passed} passed, ${failed} failed`).join('\n')}\n\n`,
)
process.stdout.write(`${sum('passed')} passed, ${sum('failed')} failed\n`)
process.exit(sum('failed') > 0 || sum('passed') === 0 ? 1 : 0)
