import { globSync, readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'

/** In bytes, gzip: the design's budget for the scripts that a page loads at once. */
const budget = 170_000

const shop = '.next/server/app/[[]locale]/[[]market]/(shop)'
/** Not of the catalog: they live by their scripts. */
const personal = /\/(?:cart|orders|order-tracking)\//
const manifests = globSync(`${shop}/**/page_client-reference-manifest.js`).filter((path) => !personal.test(path))

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
  expect(manifests.length).toBeGreaterThan(5)
})

test.each(manifests)('%s loads no more than its budget at once', (manifest) => {
  expect(firstLoad(manifest)).toBeLessThanOrEqual(budget)
})
