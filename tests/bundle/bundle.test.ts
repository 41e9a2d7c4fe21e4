import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { endpoints } from '#contracts/endpoints.ts'

const chunks = globSync('.next/static/chunks/**/*.js').map((path) => ({ path, text: readFileSync(path, 'utf8') }))

test('there is a build to look at', () => {
  expect(chunks.length).toBeGreaterThan(5)
})

/** Each endpoint carries its summary beside its schemas: where one is, the table has come along. */
test('no response schema has come into the browser', () => {
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
  const found = chunks.filter(({ text }) => /drizzle:|pg_advisory_lock|SIMPLEPAY_SECRET/.test(text))
  expect(found.map(({ path }) => path)).toEqual([])
})

/** What Next sends after a page, it puts in its place with scripts that the page's policy refuses (decision 0017). */
test('a page waits for its title, whoever asks', () => {
  const { config } = JSON.parse(readFileSync('.next/required-server-files.json', 'utf8')) as {
    config: { htmlLimitedBots?: string }
  }
  expect(
    new RegExp(config.htmlLimitedBots ?? '$.').test('Mozilla/5.0 (X11; Linux x86_64) Chrome/140.0 Safari/537.36'),
  ).toBe(true)
})
