import { defineConfig } from 'vitest/config'

const shared = { alias: { 'server-only': new URL('tests/support/server-only.ts', import.meta.url).pathname } }
/** One process for many files: half of a run's time was loading the same modules anew for each. What a test put in place of something is taken away. */
const together = {
  ...shared,
  isolate: false,
  unstubGlobals: true,
  restoreMocks: true,
  setupFiles: ['tests/support/restore-globals.ts'],
}

/** Limits for what never comes. A test must pass on a machine that is eight times as slow as usual, too. */
const patient = { testTimeout: 240_000, hookTimeout: 480_000 }

/** Pure rules and rooms without a database; the backend on a real one; components in a browser-like document. */
export default defineConfig({
  test: {
    // By default one core is left to vitest itself, which would leave half of a machine with two cores idle.
    maxWorkers: '100%',
    projects: [
      { test: { ...shared, name: 'bundle', include: ['tests/bundle/**/*.test.ts'] } },
      {
        test: {
          ...together,
          name: 'unit',
          // Imports `next/server` as only a bundler understands it.
          server: { deps: { inline: ['next-intl'] } },
          include: [
            '{contracts,lib,features,components,backend,server,tools}/**/*.test.ts',
            'tests/architecture/**/*.test.ts',
          ],
          exclude: ['backend/**/*.db.test.ts', '**/node_modules/**'],
          ...patient,
        },
      },
      {
        test: {
          ...together,
          name: 'backend',
          include: ['backend/**/*.db.test.ts'],
          globalSetup: ['tests/support/global-database.ts'],
          ...patient,
        },
      },
      {
        test: {
          ...shared,
          name: 'component',
          // A context for each file instead of a thread: a document then costs a fifth of the time.
          pool: 'vmThreads',
          include: ['{components,features,lib}/**/*.test.tsx'],
          environment: 'jsdom',
          setupFiles: ['tests/support/component-setup.ts'],
          globalSetup: ['tests/support/global-database.ts'],
          ...patient,
        },
      },
    ],
  },
})
