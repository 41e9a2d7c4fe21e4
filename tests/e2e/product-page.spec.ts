import type { VariantCard } from '#contracts/catalogue.ts'
import { expectAccessible } from './support/axe.ts'
import { openBook } from './support/books.ts'
import { products } from './support/listing.ts'
import { ask } from './support/shop-api.ts'
import { expect, refusedRequest, test } from './support/shop-test.ts'
import { addressOf, type Visitor } from './support/visitor.ts'

const find = async (visitor: Visitor, query: Record<string, string>): Promise<VariantCard> => {
  const [book] = (await ask(visitor, 'GET /v2.0/variants', { query: { ...query, limit: 1 } })).products
  if (!book) throw new Error(`The demo catalogue has no book for ${JSON.stringify(query)}`)
  return book
}

const openFound = async (visitor: Visitor, q: string): Promise<VariantCard> => {
  const book = await find(visitor, { q })
  await openBook(visitor, book)
  return book
}

test('formats and editions are told apart by tiles and titles', { tag: '@languages' }, async ({ visitor }) => {
  const { page, t } = visitor
  const book = await openFound(visitor, 'Egri csillagok')
  const { siblings } = await ask(visitor, 'GET /v2.0/variants/{id}', { params: { id: book.id } })
  const tiles = page.getByRole('navigation', { name: t('catalog.otherFormats') }).getByRole('link')
  const names = await tiles.locator('span:first-child').allInnerTexts()
  expect(new Set(names).size).toBe(siblings.length)
  const pages = siblings.map(({ path }) => path)
  const titles = await Promise.all(
    pages.map(async (address) => /<title>(.*?)<\/title>/.exec(await (await page.request.get(address)).text())?.[1]),
  )
  expect(new Set(titles).size).toBe(siblings.length)
  await tiles.nth(1).click()
  await expect(tiles.nth(1)).toHaveAttribute('aria-current', 'page')
  await expect(page).toHaveTitle(new RegExp((names[1] ?? '').slice(1)))
})

test('a book stands in its series, in packages and on shelves', { tag: '@mirrored' }, async ({ visitor }) => {
  const { page, t } = visitor
  await openFound(visitor, 'Édes Anna')
  await expect(page.getByRole('region', { name: t('catalog.packagesTitle') })).toBeVisible()
  await page.getByText(t('stores.whichStores')).click()
  const shelves = page.getByRole('listitem').filter({ has: page.getByText(t('stores.levels.few')) })
  await expect(shelves.first()).toContainText(
    new RegExp([t('stores.openNow', { hours: '' }), t('stores.openToday', { hours: '' }), t('stores.closedToday')].join('|')),
  )
  await expectAccessible(visitor, 'a product with its shelves open')
  const series = page.getByRole('region', { name: /Kosztolányi/ })
  await expect(series.locator('[aria-current]')).toHaveText('Édes Anna')
  const next = series.locator('[rel="next"]')
  const title = (await next.innerText()).split(': ')[1] ?? ''
  await next.click()
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
})

test('an address by number or by features leads to the variant', { tag: '@languages' }, async ({ visitor, allowConsole }) => {
  allowConsole(refusedRequest)
  const { page, t, locale } = visitor
  const book = await find(visitor, { q: 'Édes Anna' })
  const { siblings } = await ask(visitor, 'GET /v2.0/variants/{id}', { params: { id: book.id } })
  const ebook = siblings.find(({ format }) => format === 'ebook')
  await visitor.goto('/variants/corresponding-variant', {}, `?product=${book.productId}&format=ebook`)
  await expect(page).toHaveURL(ebook?.path ?? '')

  const answer = await page.goto(`${addressOf(locale, '/variants/corresponding-variant')}?product=${book.productId}&format=package`)
  expect(answer?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1, name: t('catalog.findVariant.missingTitle') })).toBeVisible()
  await expectAccessible(visitor, 'an edition that is not there')
  await page.getByRole('textbox', { name: t('catalog.findVariant.number') }).fill(book.sku)
  await page.getByRole('button', { name: t('catalog.findVariant.show') }).click()
  await expect(page.getByRole('heading', { level: 1, name: book.title })).toBeVisible()
})

test('what is sold out says what can be had instead', { tag: '@once' }, async ({ visitor }) => {
  const { page, t } = visitor
  await openBook(visitor, await find(visitor, { availability: 'unavailable' }))
  await page.getByRole('link', { name: t('catalog.substitutionsHint') }).click()
  const instead = page.getByRole('region', { name: t('catalog.substitutions') })
  await expect(instead).toBeInViewport()
  await expect(instead.getByText(t('catalog.availability.unavailable'))).toHaveCount(0)
})

test('cards show what readers gave', { tag: '@once' }, async ({ visitor }) => {
  const { t } = visitor
  await visitor.goto('/search', {}, '?rating=4')
  await expect(products(visitor).first().getByRole('img', { name: /4,|5,/ })).toHaveAccessibleName(
    new RegExp(t('catalog.ratingValue', { value: '[45],\\d' })),
  )
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a product still shows series, shelves and ratings', { tag: '@languages' }, async ({ visitor }) => {
    const { page, t } = visitor
    await openFound(visitor, 'Édes Anna')
    await expect(page.getByRole('region', { name: /Kosztolányi/ }).getByRole('listitem')).toHaveCount(6)
    await page.getByText(t('stores.whichStores')).click()
    await expect(page.getByText(t('stores.levels.few')).first()).toBeVisible()
    const ratings = page.getByRole('region', { name: t('ratings.title') })
    await expect(ratings.getByRole('listitem').first()).toBeVisible()
    await expect(ratings.getByRole('link', { name: t('ratings.signIn') })).toBeVisible()
  })
})
