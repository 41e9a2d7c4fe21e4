import { globSync, readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'

/** In bytes, gzip: the budgets for the scripts that a page loads at once. Personal pages live by their scripts. */
const budgets = { catalog: 170_000, personal: 200_000 }

const isPersonal = /\/(?:\((?:auth|checkout)\)|cart|orders|order-tracking)\//
const manifests = globSync('.next/server/app/[[]locale]/[[]market]/**/page_client-reference-manifest.js').map(
  (path) => ({
    path,
    budget: isPersonal.test(path) ? budgets.personal : budgets.catalog,
  }),
)

const { rootMainFiles } = JSON.parse(readFileSync('.next/build-manifest.json', 'utf8')) as { rootMainFiles: string[] }

const weigh = (file: string): number => gzipSync(readFileSync(`.next/${file}`)).length

/** The manifest is a script that sets a global; what interests is the map of chunks in it. */
const firstLoad = (manifest: string): number => {
  const map = /"entryJSFiles":(\{.*?\})/s.exec(readFileSync(manifest, 'utf8'))?.[1]
  if (!map) throw new Error(`${manifest} names no chunks`)
  const files = new Set([...rootMainFiles, ...Object.values(JSON.parse(map) as Record<string, string[]>).flat()])
  return [...files].reduce((total, file) => total + weigh(file), 0)
}

test('there are pages to weigh', () => {
  for (const budget of Object.values(budgets))
    expect(manifests.filter((page) => page.budget === budget).length).toBeGreaterThan(5)
})

test.each(manifests)('$path loads at most $budget bytes at once', ({ path, budget }) => {
  expect(firstLoad(path)).toBeLessThanOrEqual(budget)
})
