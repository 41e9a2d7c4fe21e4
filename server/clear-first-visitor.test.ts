import type { IncomingMessage, ServerResponse } from 'node:http'
import { expect, test } from 'vitest'
import { clearFirstVisitor } from './clear-first-visitor.ts'
import type { PageBody } from './pages/whole-pages.ts'

const pass = async (body: PageBody, isCached = true) => {
  const page = {
    request: {} as IncomingMessage,
    response: { hasHeader: (name: string) => isCached && name === 'x-nextjs-prerender' } as ServerResponse,
    ifNoneMatch: undefined,
    body,
  }
  await clearFirstVisitor(page)
  return page.body
}

const data = (parts: string[], query: string) =>
  `1:"$Q"\n0:${JSON.stringify({ P: null, c: parts, q: query, i: false, t: { c: ['stays'], q: 'too' } })}\n`
const html = (text: string) =>
  `<p>"c":["x"]</p><script>self.__next_f.push([1,${JSON.stringify(text).replaceAll('&', '\\u0026').replaceAll('<', '\\u003c')}])</script>`

test.each([
  [['', 'termekek', 'edes-anna-1?token=abc'], '?token=abc'],
  [['', 'rendeles', '0c1f9b3e-1e28-4522-b404-bed1db33771a'], ''],
  [['', 'a],b', 'x?y=],\\&<%22'], '?y=],\\&<%22,%22i%22:'],
  [['', ''], ''],
])('%j is not kept', async (parts, query) => {
  expect(await pass(data(parts, query))).toBe(data(['', ''], ''))
  expect(await pass(Buffer.from(data(parts, query)))).toBe(data(['', ''], ''))
  expect(await pass(html(data(parts, query)))).toBe(html(data(['', ''], '')))
})

test('a page that is made for one visitor keeps the address', async () => {
  const page = html(data(['', 'kereses?q=anna'], '?q=anna'))
  expect(await pass(page, false)).toBe(page)
})
