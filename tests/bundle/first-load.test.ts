import { globSync, readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'

/**
 * The budgets for the scripts that a page loads at once, in bytes after gzip. Personal pages need more scripts, and so
 * does the comparison, whose table of chosen books is made in the browser.
 */
const budgets = { catalog: 170_000, personal: 200_000 }

const isPersonal =
  /\/(?:\((?:auth|(?:offer-)?checkout|selfcare)\)|cart|orders|order-tracking|compare|favourites|rating)\//
const manifests = globSync('.next/server/app/[[]locale]/[[]market]/**/page_client-reference-manifest.js').map(
  (path) => ({
    path,
    budget: isPersonal.test(path) ? budgets.personal : budgets.catalog,
  }),
)

const { rootMainFiles } = JSON.parse(readFileSync('.next/build-manifest.json', 'utf8')) as { rootMainFiles: string[] }

const sizeOf = (file: string): number => gzipSync(readFileSync(`.next/${file}`)).length

/** Adds up the chunks of a page. The manifest is a script that sets a global, and holds the map of chunks. */
const firstLoad = (manifest: string): number => {
  const map = /"entryJSFiles":(\{.*?\})/s.exec(readFileSync(manifest, 'utf8'))?.[1]
  if (!map) throw new Error(`${manifest} names no chunks`)
  const files = new Set([...rootMainFiles, ...Object.values(JSON.parse(map) as Record<string, string[]>).flat()])
  return [...files].reduce((total, file) => total + sizeOf(file), 0)
}

test('the build has pages for each budget', () => {
  for (const budget of Object.values(budgets))
    expect(manifests.filter((page) => page.budget === budget).length).toBeGreaterThan(5)
})

test.each(manifests)('$path loads at most $budget bytes at once', ({ path, budget }) => {
  expect(firstLoad(path)).toBeLessThanOrEqual(budget)
})
