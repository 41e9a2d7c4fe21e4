import { type Env, type Outcome, runCommand, runCounting, runPlaywright, runTogether } from './run-suite.ts'
import { runVitest } from './run-vitest.ts'

export const results = '.data/test-results'

export interface Suite {
  run: (onPostgres: Env) => Promise<Outcome>
  /** `shared`: the suite runs on the Postgres server of the gate. `own`: the suite starts a server by itself. */
  postgres?: 'shared' | 'own'
  needsChromium?: true
  /** nginx and pgbouncer. */
  needsServers?: true
  /** Too long for every change: such a suite runs when it is named, or with all of its kind by `heavy`. */
  isOnRequest?: true
  /** How long the suite takes on two quiet cores, rounded up. Suites on request have no figure. */
  seconds?: number
  /**
   * From here on a machine is too slow for the time limits on which the suite depends; 1 is the machine of `seconds`.
   * A suite without a limit runs in any case.
   */
  maxSlowness?: number
}

/** The shop's own time limits, such as 1.4 seconds for what a visitor asks the database, are reached beyond this. */
const withDatabase = 4
/** Load suites promise seconds: "an answer within five seconds after the failure". */
const withPromises = 2

const load = (file: string, seconds?: number, env: Env = {}): Suite => ({
  postgres: 'shared',
  run: (onPostgres) => runCounting(`tests/load/${file}.ts`, { ...onPostgres, ...env }),
  seconds,
  maxSlowness: withPromises,
})
const loadOnRequest = (file: string, env: Env = {}): Suite => ({ ...load(file, undefined, env), isOnRequest: true })

const browser = (run: string, seconds: number, projects: string[]): Suite => ({
  run: () =>
    runPlaywright(
      results,
      run,
      {},
      projects.map((project) => `--project=${project}`),
    ),
  needsChromium: true,
  seconds,
  maxSlowness: withDatabase,
})

/** Tests that change the whole shop, in files whose names begin with that of the suite. */
const alone = (name: string, seconds: number): Suite => ({
  run: () => runPlaywright(results, name, {}, ['--workers=1', `e2e/${name}`]),
  needsChromium: true,
  seconds,
  maxSlowness: withDatabase,
})

/** What matters most stands first: a gate that runs out of time leaves out the rest (decision 0039). */
export const suites: Record<string, Suite> = {
  lint: {
    run: () =>
      runTogether([
        ['node_modules/oxlint/bin/oxlint', []],
        ['node_modules/oxfmt/bin/oxfmt', ['--check']],
      ]),
    seconds: 12,
  },
  types: {
    run: () => runCommand('node_modules/typescript/bin/tsc', ['-p', '.', '--incremental', 'false']),
    seconds: 17,
  },
  unused: { run: () => runCommand('node_modules/knip/bin/knip.js', []), seconds: 4 },
  unit: { run: () => runVitest(results, 'unit', {}), seconds: 85 },
  build: { run: () => runCommand('tools/build.ts', []), seconds: 35 },
  bundle: { run: () => runVitest(results, 'bundle', {}), seconds: 3 },
  component: {
    postgres: 'shared',
    run: (onPostgres) => runVitest(results, 'component', onPostgres),
    seconds: 130,
    maxSlowness: withDatabase,
  },
  'backend-postgres': {
    postgres: 'shared',
    run: (onPostgres) => runVitest(results, 'backend', onPostgres),
    seconds: 440,
    // These tests need no time limit of the shop: all passed on a machine that was eight times as slow.
    maxSlowness: 8,
  },
  e2e: browser('e2e', 2_300, ['hu desktop', 'en phone']),
  'e2e-exchanged': browser('e2e-exchanged', 560, ['en desktop', 'hu phone']),
  'operation-modes': alone('operation-modes', 180),
  'bot-check': alone('bot-check', 110),
  'institution-journey': alone('institution-journey', 200),
  consent: alone('consent', 360),
  operator: {
    run: () => runCounting('tests/load/operator.ts', {}),
    seconds: 120,
    maxSlowness: withPromises,
  },
  oversell: load('oversell', 52),
  'coupon-limits': load('coupon-limits', 40),
  budgets: load('budgets', 40),
  'organization-races': load('organization-races', 60),
  'cart-edits': load('cart-edits', 30),
  limits: load('limits', 80),
  'large-bodies': load('large-bodies', 17),
  'finalize-once': load('finalize-once', 43),
  crash: load('crash', 200),
  'refused-starts': load('refused-starts', 20),
  'shared-files': load('shared-files', 21),
  'cold-starts': load('cold-starts', 28),
  'database-loss': {
    postgres: 'own',
    run: () => runCounting('tests/load/database-loss.ts', {}),
    seconds: 60,
    maxSlowness: withPromises,
  },
  backup: load('backup', 30),
  'fresh-pages': load('fresh-pages', 53),
  'page-parameters': load('page-parameters', 35),
  'search-limits': load('search-limits', 20),
  opening: load('opening', 18),
  https: load('https', 11),
  sessions: load('sessions', 30),
  away: load('backend-away', 66),
  drain: load('drain', 30),
  supervision: load('supervision', 45),
  'front-door': load('front-door', 47),
  'page-memory': load('page-memory', 112),
  leak: load('leak', 37),
  backend: { run: () => runVitest(results, 'backend', {}), seconds: 550, maxSlowness: withDatabase },
  prices: {
    postgres: 'shared',
    isOnRequest: true,
    run: (onPostgres) =>
      runVitest(results, 'backend', { ...onPostgres, PRICES_CARTS: '2000' }, [
        'backend/modules/checkout/price-integrity.db.test.ts',
      ]),
  },
  'database-faults': loadOnRequest('database-faults'),
  'disk-full': { run: () => runCounting('tests/load/disk-full.ts', {}), isOnRequest: true },
  outbox: loadOnRequest('outbox'),
  'outbox-long': loadOnRequest('outbox', { MAIL_AWAY_SECONDS: '600' }),
  'away-long': loadOnRequest('backend-away', { AWAY_SECONDS: '60' }),
  'drain-long': loadOnRequest('drain', { DRAINS: '20' }),
  'leak-long': loadOnRequest('leak', { LEAK_QUESTIONS: '5000' }),
  chaos: { postgres: 'own', run: () => runCounting('tests/load/chaos.ts', {}), isOnRequest: true },
  cluster: {
    postgres: 'own',
    needsServers: true,
    run: () => runCounting('tests/load/cluster.ts', {}),
    isOnRequest: true,
  },
  replica: {
    postgres: 'own',
    needsServers: true,
    run: () => runCounting('tests/load/replica.ts', {}),
    isOnRequest: true,
  },
  'rolling-update': loadOnRequest('rolling-update'),
  'slow-clients': loadOnRequest('slow-clients'),
  overload: loadOnRequest('overload'),
  soak: loadOnRequest('soak'),
  announcements: loadOnRequest('announcements'),
  crawl: {
    run: () => runPlaywright(results, 'crawl', { CRAWL: 'whole' }, ['crawl.spec.ts']),
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
