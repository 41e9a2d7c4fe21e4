import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { endpoints } from '#contracts/endpoints.ts'

const chunks = globSync('.next/static/chunks/**/*.js').map((path) => ({ path, text: readFileSync(path, 'utf8') }))

test('the build has chunks', () => {
  expect(chunks.length).toBeGreaterThan(5)
})

/** The summary of an endpoint stands beside its schemas: a chunk with a summary holds the table of endpoints. */
test('no response schema reaches the browser', () => {
  const summaries = Object.values(endpoints).map((endpoint) => endpoint.summary)
  const found = chunks.flatMap(({ path, text }) =>
    summaries.filter((summary) => text.includes(summary)).map((summary) => `${path}: ${summary}`),
  )
  expect(found).toEqual([])
})

test('the classic zod stays on the server; forms use zod/mini', () => {
  const found = chunks.filter(
    ({ text }) => text.includes('ZodDiscriminatedUnion') && !text.includes('ZodMiniDiscriminatedUnion'),
  )
  expect(found.map(({ path }) => path)).toEqual([])
})

test('the backend stays on the server', () => {
  const found = chunks.filter(({ text }) =>
    /drizzle:|pg_advisory_lock|SIMPLEPAY_SECRET|BARION_POS_KEY|STRIPE_SECRET_KEY/.test(text),
  )
  expect(found.map(({ path }) => path)).toEqual([])
})

/**
 * Next sends a late part of a page with scripts that put it in its place, and the page's policy refuses these scripts
 * (decision 0017).
 */
test('every page waits for its title, for every client', () => {
  const { config } = JSON.parse(readFileSync('.next/required-server-files.json', 'utf8')) as {
    config: { htmlLimitedBots?: string }
  }
  expect(
    new RegExp(config.htmlLimitedBots ?? '$.').test('Mozilla/5.0 (X11; Linux x86_64) Chrome/140.0 Safari/537.36'),
  ).toBe(true)
})
