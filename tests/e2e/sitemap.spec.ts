import type { Page } from '@playwright/test'
import { pickBook, productParams } from './support/books.ts'
import { expect, test } from './support/shop-test.ts'

/** The addresses in the `loc` elements of an XML file. */
const locations = async (page: Page, address: string): Promise<string[]> => {
  const answer = await page.request.get(address)
  expect.soft(answer.status(), address).toBe(200)
  expect.soft(answer.headers()['content-type'], address).toContain('application/xml')
  return [...(await answer.text()).matchAll(/<loc>([^<]+)<\/loc>(?!<\/image)/g)].map(([, url = '']) => url)
}

test('the sitemap names every public page once, in each language', { tag: '@once' }, async ({ visitor, baseURL }) => {
  const { page } = visitor
  const files = await locations(page, '/sitemap.xml')
  expect(files).toContain(`${baseURL}/sitemaps/variant-en-0.xml`)
  const urls: string[] = []
  for (const file of files) urls.push(...(await locations(page, file)))
  expect(new Set(urls).size).toBe(urls.length)
  const book = productParams(await pickBook(visitor)).id
  for (const path of [
    `/termekek/${book}`,
    `/en/products/${book}`,
    '/listak/new',
    '/uzletek',
    '/en/authors',
    '/kiadok/helikon',
  ])
    expect.soft(urls, path).toContain(baseURL + path)
  expect(urls.filter((url) => /kosar|cart|penztar|checkout|bejelentkezes|kereses|ui-guide/.test(url))).toEqual([])
  const text = await (await page.request.get('/sitemaps/variant-hu-0.xml')).text()
  expect(text).toContain(`hreflang="en" href="${baseURL}/en/products/${book}"`)
  for (const none of ['/sitemaps/variant-hu-99.xml', '/sitemaps/else.xml'])
    expect.soft((await page.request.get(none)).status(), none).toBe(404)
})

test(
  'crawlers may read pages that are not indexed, and these pages say noindex',
  { tag: '@once' },
  async ({ visitor, baseURL }) => {
    const { request } = visitor.page
    const robots = await (await request.get('/robots.txt')).text()
    expect(robots).toContain(`Sitemap: ${baseURL}/sitemap.xml`)
    expect(robots).toContain('Disallow: /api/')
    for (const path of ['/kosar', '/penztar', '/bejelentkezes', '/kereses?q=anna', '/en/cart'])
      expect.soft(await (await request.get(path)).text(), path).toMatch(/<meta name="robots" content="noindex/)
  },
)
