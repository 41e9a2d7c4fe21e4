import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { sourceFiles } from './source-files.ts'

/** They are loaded when they are used: a step of the checkout, and a dialog. */
const loadedLater = new Set([
  'features/checkout/steps/delivery/delivery-values.ts',
  'features/organization/read-addresses.ts',
])

const hasSchemas = (contract: string): boolean => readFileSync(`contracts/${contract}`, 'utf8').includes("from 'zod")
const valueImport = /^import (?!type )[^;']*? from '#contracts\/([\w-]+\.ts)'/gm

test('a form loads its schema with `await import`; constants have modules without zod', () => {
  const wrong = sourceFiles('{features,components,lib}/**/*.{ts,tsx}').filter(
    ({ path, text }) =>
      !/\.test(?:-support)?\.|\/server\.ts$/.test(path) &&
      !loadedLater.has(path) &&
      [...text.matchAll(valueImport)].some(([, contract = '']) => hasSchemas(contract)),
  )
  expect(wrong.map(({ path }) => path)).toEqual([])
})
