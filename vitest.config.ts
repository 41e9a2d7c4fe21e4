import { defineConfig } from 'vitest/config'

const shared = { alias: { 'server-only': new URL('tests/support/server-only.ts', import.meta.url).pathname } }
/** One process for many files: half of a run's time was loading the same modules anew for each. What a test put in place of something is taken away. */
const together = { ...shared, isolate: false, unstubGlobals: true, restoreMocks: true }

/** Pure rules and rooms without a database; the backend on a real one; components in a browser-like document. */
export default defineConfig({
  test: {
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
          // Property tests on a busy machine: time is no assertion.
          testTimeout: 30_000,
        },
      },
      {
        test: {
          ...together,
          name: 'backend',
          include: ['backend/**/*.db.test.ts'],
          globalSetup: ['tests/support/global-database.ts'],
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          ...shared,
          name: 'component',
          include: ['{components,features,lib}/**/*.test.tsx'],
          environment: 'jsdom',
          setupFiles: ['tests/support/component-setup.ts'],
          globalSetup: ['tests/support/global-database.ts'],
          testTimeout: 20_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
})
