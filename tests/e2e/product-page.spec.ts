import type { VariantCard } from '#contracts/variant-cards.ts'
import { expectAccessible } from './support/axe.ts'
import { openBook } from './support/books.ts'
import { products } from './support/listing.ts'
import { ask } from './support/shop-api.ts'
import { expect, refusedRequest, test } from './support/shop-test.ts'
import { addressOf, type Visitor } from './support/visitor.ts'

const find = async (visitor: Visitor, query: Record<string, string>): Promise<VariantCard> => {
  const [book] = (await ask(visitor, 'GET /v2.0/variants', { query: { ...query, limit: 1 } })).products
  if (!book) throw new Error(`The demo catalog has no book for ${JSON.stringify(query)}`)
  return book
}

/** @returns the name of a parameter of the book, and the name of one of its values */
const namesOf = async (
  visitor: Visitor,
  { id }: VariantCard,
  key: string,
  nth: number,
): Promise<[name: string, value: string]> => {
  const { parameters } = await ask(visitor, 'GET /v2.0/variants/{id}/product', { params: { id } })
  const parameter = parameters.find((one) => one.key === key)
  const value = parameter?.values.at(nth)
  return [parameter?.name ?? '', value?.enumValue?.label ?? value?.stringValue ?? '']
}

const openFound = async (visitor: Visitor, q: string): Promise<VariantCard> => {
  const book = await find(visitor, { q })
  await openBook(visitor, book)
  return book
}

test(
  'formats are tiles, editions and print sizes are choices, and each page has its own title',
  { tag: '@languages' },
  async ({ visitor }) => {
    const { page, t } = visitor
    const book = await openFound(visitor, 'Egri csillagok')
    const { siblings } = await ask(visitor, 'GET /v2.0/variants/{id}', { params: { id: book.id } })
    const tiles = page.getByRole('navigation', { name: t('catalog.otherFormats') }).getByRole('link')
    const names = await tiles.locator('span:first-child').allInnerTexts()
    expect(new Set(names).size).toBe(new Set(siblings.map(({ format }) => format)).size)
    const pages = siblings.map(({ path }) => path)
    const titles = await Promise.all(
      pages.map(async (address) => /<title>(.*?)<\/title>/.exec(await (await page.request.get(address)).text())?.[1]),
    )
    expect(new Set(titles).size).toBe(siblings.length)
    await tiles.nth(1).click()
    await expect(tiles.nth(1)).toHaveAttribute('aria-current', 'page')
    await expect(page).toHaveTitle(new RegExp((names[1] ?? '').slice(1)))

    await openBook(visitor, book)
    const [sizes, large] = await namesOf(visitor, book, 'print_size', -1)
    const [editions, school] = await namesOf(visitor, book, 'edition', 0)
    const choice = (name: string, value: string) =>
      page.getByRole('navigation', { name }).getByRole('link', { name: value })
    await choice(sizes, large).click()
    await expect(choice(sizes, large)).toHaveAttribute('aria-current', 'true')
    await expect(page).toHaveTitle(new RegExp(large))
    // No variant has both values: the link names the value that would change.
    await expect(choice(editions, school)).toHaveAccessibleName(/\(.+\)/)
    await choice(editions, school).click()
    await expect(choice(editions, school)).toHaveAttribute('aria-current', 'true')
    await expect(choice(sizes, large)).not.toHaveAttribute('aria-current')
    await expectAccessible(visitor, 'a product with choices')
  },
)

test(
  'a product shows its series, its packages and the shops that have it',
  { tag: '@mirrored' },
  async ({ visitor }) => {
    const { page, t } = visitor
    await openFound(visitor, 'Édes Anna')
    await expect(page.getByRole('region', { name: t('catalog.packagesTitle') })).toBeVisible()
    await page.getByText(t('stores.whichStores')).click()
    const shops = page.getByRole('listitem').filter({ has: page.getByText(t('stores.levels.few')) })
    await expect(shops.first()).toContainText(
      new RegExp(
        [t('stores.openNow', { hours: '' }), t('stores.openToday', { hours: '' }), t('stores.closedToday')].join('|'),
      ),
    )
    await expectAccessible(visitor, 'a product with its list of shops open')
    const series = page.getByRole('region', { name: /Kosztolányi/ })
    await expect(series.locator('[aria-current]')).toHaveText('Édes Anna')
    const next = series.locator('[rel="next"]')
    const title = (await next.innerText()).split(': ')[1] ?? ''
    await next.click()
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  },
)

test(
  'an address with a number or with features redirects to the variant',
  { tag: '@languages' },
  async ({ visitor, allowConsole }) => {
    allowConsole(refusedRequest)
    const { page, t, locale } = visitor
    const book = await find(visitor, { q: 'Édes Anna' })
    const { siblings } = await ask(visitor, 'GET /v2.0/variants/{id}', { params: { id: book.id } })
    const ebook = siblings.find(({ format }) => format === 'ebook')
    await visitor.goto('/variants/corresponding-variant', {}, `?product=${book.productId}&format=ebook`)
    await expect(page).toHaveURL(ebook?.path ?? '')

    const answer = await page.goto(
      `${addressOf(locale, '/variants/corresponding-variant')}?product=${book.productId}&format=package`,
    )
    expect(answer?.status()).toBe(404)
    await expect(page.getByRole('heading', { level: 1, name: t('catalog.findVariant.missingTitle') })).toBeVisible()
    await expectAccessible(visitor, 'an edition that is not there')
    await page.getByRole('textbox', { name: t('catalog.findVariant.number') }).fill(book.sku)
    await page.getByRole('button', { name: t('catalog.findVariant.show') }).click()
    await expect(page.getByRole('heading', { level: 1, name: book.title })).toBeVisible()
  },
)

test('a product that is sold out shows substitutes in stock', { tag: '@once' }, async ({ visitor }) => {
  const { page, t } = visitor
  await openBook(visitor, await find(visitor, { availability: 'unavailable' }))
  await page.getByRole('link', { name: t('catalog.substitutionsHint') }).click()
  const instead = page.getByRole('region', { name: t('catalog.substitutions') })
  await expect(instead).toBeInViewport()
  await expect(instead.getByText(t('catalog.availability.unavailable'))).toHaveCount(0)
})

test('cards show the ratings of readers', { tag: '@once' }, async ({ visitor }) => {
  const { t } = visitor
  await visitor.goto('/search', {}, '?rating=4')
  await expect(products(visitor).first().getByRole('img', { name: /4,|5,/ })).toHaveAccessibleName(
    new RegExp(t('catalog.ratingValue', { value: '[45],\\d' })),
  )
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a mandatory choice is made before buying', { tag: '@languages' }, async ({ visitor }) => {
    const { page, t } = visitor
    const book = await find(visitor, { q: 'Tao te king', format: 'hardback' })
    await openBook(visitor, book)
    await expect(page.getByRole('main').getByRole('button', { name: t('cart.add') })).toHaveCount(0)
    await page
      .getByRole('main')
      .getByRole('link', { name: t('catalog.choices.choose') })
      .click()
    const [name] = await namesOf(visitor, book, 'cloth', 0)
    const colours = page.getByRole('navigation', { name })
    await expect(colours).toContainText(t('catalog.choices.open'))
    await colours.getByRole('link', { name: t('catalog.colours.green') }).click()
    await expect(colours.getByRole('link', { name: t('catalog.colours.green') })).toHaveAttribute(
      'aria-current',
      'true',
    )
    await expect(
      page
        .getByRole('main')
        .getByRole('button', { name: t('cart.add') })
        .first(),
    ).toBeVisible()
  })

  test('a product shows series, shops and ratings', { tag: '@languages' }, async ({ visitor }) => {
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
