import { type Env, type Outcome, runCommand, runCounting, runPlaywright, runTogether, runVitest } from './run-suite.ts'

export const results = '.data/test-results'

export interface Suite {
  run: (onPostgres: Env) => Promise<Outcome>
  /** `shared`: the suite runs on the Postgres server of the gate. `own`: the suite starts a server by itself. */
  postgres?: 'shared' | 'own'
  needsChromium?: true
  /** Too long for every change: such a suite runs when it is named, or with all of its kind by `heavy`. */
  isOnRequest?: true
}

const load = (file: string, env: Env = {}): Suite => ({
  postgres: 'shared',
  run: (onPostgres) => runCounting(`tests/load/${file}.ts`, { ...onPostgres, ...env }),
})
const loadOnRequest = (file: string, env: Env = {}): Suite => ({ ...load(file, env), isOnRequest: true })

/** In the order in which failures are cheapest. */
export const suites: Record<string, Suite> = {
  lint: {
    run: () =>
      runTogether([
        ['node_modules/oxlint/bin/oxlint', []],
        ['node_modules/oxfmt/bin/oxfmt', ['--check']],
      ]),
  },
  types: { run: () => runCommand('node_modules/typescript/bin/tsc', ['-p', '.', '--incremental', 'false']) },
  unused: { run: () => runCommand('node_modules/knip/bin/knip.js', []) },
  unit: { run: () => runVitest(results, 'unit', {}) },
  component: { run: () => runVitest(results, 'component', {}) },
  backend: { run: () => runVitest(results, 'backend', {}) },
  'backend-postgres': { postgres: 'shared', run: (onPostgres) => runVitest(results, 'backend', onPostgres) },
  prices: {
    postgres: 'shared',
    isOnRequest: true,
    run: (onPostgres) =>
      runVitest(results, 'backend', { ...onPostgres, PRICES_CARTS: '2000' }, [
        'backend/modules/checkout/price-integrity.db.test.ts',
      ]),
  },
  oversell: load('oversell'),
  limits: load('limits'),
  'large-bodies': load('large-bodies'),
  'finalize-once': load('finalize-once'),
  crash: load('crash'),
  'refused-starts': load('refused-starts'),
  'shared-files': load('shared-files'),
  'cold-starts': load('cold-starts'),
  'database-faults': loadOnRequest('database-faults'),
  'database-loss': { postgres: 'own', run: () => runCounting('tests/load/database-loss.ts', {}) },
  'disk-full': { run: () => runCounting('tests/load/disk-full.ts', {}), isOnRequest: true },
  backup: load('backup'),
  outbox: loadOnRequest('outbox'),
  build: { run: () => runCommand('tools/build.ts', []) },
  'fresh-pages': load('fresh-pages'),
  'page-parameters': load('page-parameters'),
  operator: { run: () => runCounting('tests/load/operator.ts', {}) },
  'search-limits': load('search-limits'),
  opening: load('opening'),
  https: load('https'),
  away: load('backend-away'),
  'away-long': loadOnRequest('backend-away', { AWAY_SECONDS: '60' }),
  drain: load('drain'),
  'drain-long': loadOnRequest('drain', { DRAINS: '20' }),
  supervision: load('supervision'),
  chaos: { postgres: 'own', run: () => runCounting('tests/load/chaos.ts', {}), isOnRequest: true },
  'front-door': load('front-door'),
  'page-memory': load('page-memory'),
  leak: load('leak'),
  'leak-long': loadOnRequest('leak', { LEAK_QUESTIONS: '5000' }),
  'slow-clients': loadOnRequest('slow-clients'),
  overload: loadOnRequest('overload'),
  soak: loadOnRequest('soak'),
  announcements: loadOnRequest('announcements'),
  bundle: { run: () => runVitest(results, 'bundle', {}) },
  e2e: { run: () => runPlaywright(results), needsChromium: true },
  crawl: {
    run: () => runPlaywright(results, { CRAWL: 'whole' }, ['crawl.spec.ts']),
    needsChromium: true,
    isOnRequest: true,
  },
}

/** Without names: what every change must pass. `heavy` stands for the build and all suites on request. @throws Error for a name that no suite has */
export const chooseSuites = (names: string[]): string[] => {
  const isSlow = (name: string) => suites[name]?.isOnRequest === true
  const all = Object.keys(suites)
  if (names.length === 0) return all.filter((name) => !isSlow(name))
  const unknown = names.filter((name) => name !== 'heavy' && !all.includes(name))
  if (unknown.length > 0)
    throw new Error(`No suite is called ${unknown.join(', ')}. The suites: heavy, ${all.join(', ')}`)
  const wanted = new Set(names.flatMap((name) => (name === 'heavy' ? ['build', ...all.filter(isSlow)] : [name])))
  return all.filter((name) => wanted.has(name))
}
