import { productParams } from './support/books.ts'
import { expectQuery, findCategory, firstTitle, products } from './support/listing.ts'
import { withoutSpaces } from './support/plain-text.ts'
import { ask } from './support/shop-api.ts'
import { expect, test } from './support/shop-test.ts'
import { formatPrice } from '#lib/format/format-price.ts'

test('a listing is sorted and paged', { tag: '@languages' }, async ({ visitor }) => {
  const { page, t } = visitor
  await visitor.goto('/categories/[id]', productParams(await findCategory(visitor)))
  await page.getByRole('combobox', { name: t('catalog.sort') }).selectOption({ label: t('catalog.sorts.title') })
  await expectQuery(visitor, { sort: 'title' })
  await expect(page.getByRole('combobox', { name: t('catalog.sort') })).toHaveValue('title')
  const first = await firstTitle(visitor)
  await page.getByRole('link', { name: t('catalog.nextPage') }).click()
  await expect(page).toHaveURL(/cursor=/)
  await expect.poll(() => firstTitle(visitor)).not.toBe(first)
  expect(await products(visitor).count()).toBe(24)
  await page.goBack()
  await expect.poll(() => firstTitle(visitor)).toBe(first)
  await page.goForward()
  await page.getByRole('link', { name: t('catalog.firstPage') }).click()
  await expect.poll(() => firstTitle(visitor)).toBe(first)
})

test(
  'a card names the edition that it shows, and the price of this edition',
  { tag: '@languages' },
  async ({ visitor }) => {
    const { t, locale } = visitor
    await visitor.goto('/search', {}, '?format=ebook&sort=title')
    const { products: books } = await ask(visitor, 'GET /v2.0/variants', {
      query: { format: 'ebook', sort: 'title', limit: 24 },
    })
    const cards = products(visitor)
    await expect(cards).toHaveCount(books.length)
    for (const [nth, { price, title }] of books.entries()) {
      const text = withoutSpaces(await cards.nth(nth).innerText())
      expect(text, title).toContain(
        withoutSpaces(`${t('catalog.formats.ebook')} ${formatPrice(price.gross, price.currency, locale)}`),
      )
    }
  },
)

test('no book that is sold out is shown as reduced', { tag: '@once' }, async ({ visitor }) => {
  const queries: Record<string, string | number>[] = [
    { availability: 'unavailable', limit: 96 },
    { reduced: 'true', limit: 96 },
  ]
  for (const query of queries) {
    const { products: books } = await ask(visitor, 'GET /v2.0/variants', { query })
    expect(books.length).toBeGreaterThan(0)
    for (const { availability, price, title } of books)
      expect([availability === 'unavailable', price.original !== undefined], title).not.toEqual([true, true])
  }
})

test(
  'on a phone the first screen shows covers, and the chips stand in one row',
  { tag: '@once' },
  async ({ visitor }) => {
    const { page, t } = visitor
    await page.setViewportSize({ width: 360, height: 740 })
    await visitor.goto('/categories/[id]', productParams(await findCategory(visitor)))
    const cover = await products(visitor)
      .first()
      .getByRole('img', { includeHidden: true })
      .or(products(visitor).first().locator('picture'))
      .first()
      .boundingBox()
    expect((cover?.y ?? 740) + (cover?.height ?? 0) / 2).toBeLessThan(740)
    const row = page.getByRole('navigation', { name: t('catalog.subcategories') })
    expect((await row.boundingBox())?.height).toBeLessThan(60)
    const last = row.getByRole('link').last()
    await last.focus()
    await expect(last).toBeInViewport({ ratio: 1 })
    await expect(page.getByRole('link', { name: t('catalog.perPage', { number: 48 }) })).toBeHidden()
  },
)
