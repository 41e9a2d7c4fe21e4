import type { Page } from '@playwright/test'
import { pickBook, productParams } from './books.ts'
import { findCategory } from './listing.ts'
import { ask } from './shop-api.ts'
import type { Params, Visitor } from './visitor.ts'
import type { PageName } from '#contracts/pages.ts'

interface Head {
  title: string
  description: string
  canonical: string
  alternates: Record<string, string>
}

/** What the head of a page says for search engines. */
export const readHead = (page: Page): Promise<Head> =>
  page.evaluate(() => ({
    title: document.title,
    description: document.querySelector<HTMLMetaElement>('meta[name=description]')?.content ?? '',
    canonical: document.querySelector<HTMLLinkElement>('link[rel=canonical]')?.href ?? '',
    alternates: Object.fromEntries(
      [...document.querySelectorAll<HTMLLinkElement>('link[rel=alternate][hreflang]')].map((link) => [
        link.hreflang,
        link.href,
      ]),
    ),
  }))

/** The content of a `meta` element. */
export const meta = (page: Page, name: string) =>
  page.locator(`meta[property="${name}"], meta[name="${name}"]`).first().getAttribute('content')

/** Pages that search engines shall know, each with the parameters of its address. */
export const indexedPages = async (visitor: Visitor): Promise<[PageName, Params][]> => {
  const { items: brands } = await ask(visitor, 'GET /v2.0/brands', { query: { limit: 1 } })
  const { items: contents } = await ask(visitor, 'GET /v2.0/contents/current', { query: {} })
  const [author, content] = [brands[0], contents[0]]
  if (!author || !content) throw new Error('The catalog is empty')
  return [
    ['/', {}],
    ['/categories/[id]', productParams(await findCategory(visitor))],
    ['/collections/[id]', { id: 'new' }],
    ['/publishers/[id]', { id: 'helikon' }],
    ['/authors/[id]', productParams(author)],
    ['/products/[id]', productParams(await pickBook(visitor))],
    ['/contents/[id]', productParams(content)],
  ]
}
