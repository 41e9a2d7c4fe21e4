import { openBook, pickBook, productParams } from './support/books.ts'
import { findCategory, firstTitle, products, shownCount } from './support/listing.ts'
import { withoutSpaces } from './support/plain-text.ts'
import { searchFor } from './support/search.ts'
import { ask } from './support/shop-api.ts'
import { expect, test } from './support/shop-test.ts'
import { isWide, type Visitor } from './support/visitor.ts'
import { formatPrice } from '#lib/format/format-price.ts'

test.use({ javaScriptEnabled: false })

const tickAndSend = async (visitor: Visitor, label: string): Promise<void> => {
  const { page, t } = visitor
  if (!isWide(visitor)) await page.getByRole('button', { name: t('catalog.openFilters') }).click()
  await page.getByRole('checkbox', { name: label }).check()
  await page
    .getByRole('button', { name: isWide(visitor) ? t('catalog.filter') : t('catalog.applyFilters'), exact: true })
    .click()
}

test('home shows books', { tag: '@languages' }, async ({ visitor }) => {
  await visitor.goto('/')
  await expect(products(visitor).first()).toBeVisible()
  await products(visitor).first().getByRole('link').click()
  await expect(visitor.page.getByRole('region', { name: visitor.t('catalog.data') })).toBeVisible()
})

test('a product shows its title, price, stock and data', { tag: '@mirrored' }, async ({ visitor }) => {
  const { page, t, locale } = visitor
  const book = await pickBook(visitor)
  await openBook(visitor, book)
  await expect(page.getByRole('heading', { level: 1, name: book.title })).toBeVisible()
  const text = withoutSpaces(await page.getByRole('main').innerText())
  expect(text).toContain(withoutSpaces(formatPrice(book.price.gross, 'HUF', locale)))
  expect(text).toContain(
    withoutSpaces(
      book.stock !== null && book.stock > 50
        ? t('catalog.inStockMany')
        : t('catalog.inStock', { count: book.stock ?? 0, number: book.stock ?? 0 }),
    ),
  )
  const { isbn } = await ask(visitor, 'GET /v2.0/variants/{id}', { params: { id: book.id } })
  const facts = await page.getByRole('region', { name: t('catalog.data') }).innerText()
  expect(facts.replaceAll('-', '')).toContain(isbn ?? '')
})

test('a listing is filtered by its form and by links', { tag: '@languages' }, async ({ visitor }) => {
  const { page, t } = visitor
  await visitor.goto('/categories/[id]', productParams(await findCategory(visitor)))
  const all = await shownCount(visitor)
  await tickAndSend(visitor, t('catalog.formats.ebook'))
  await expect(page).toHaveURL(/format=ebook/)
  expect(await shownCount(visitor)).toBeLessThan(all)
  const first = await firstTitle(visitor)
  await page.getByRole('link', { name: t('catalog.nextPage') }).click()
  await expect(page).toHaveURL(/cursor=/)
  expect(await firstTitle(visitor)).not.toBe(first)
  await page.getByRole('link', { name: t('catalog.clearFilters') }).click()
  expect(await shownCount(visitor)).toBe(all)

  await page.goto(`${page.url()}?parameter=binding:glued`)
  const glued = await shownCount(visitor)
  await tickAndSend(visitor, t('catalog.formats.hardback'))
  await expect(page).toHaveURL(/format=hardback&.*parameter=binding%3Aglued/)
  expect(await shownCount(visitor)).toBeLessThan(glued)
})

test('the search works', { tag: '@mirrored' }, async ({ visitor }) => {
  await visitor.goto('/')
  await searchFor(visitor, 'kosztolanyi')
  await expect(visitor.page.getByRole('main').getByRole('link', { name: 'Édes Anna', exact: true })).toBeVisible()
})

test('the cart and the checkout say that they need JavaScript', { tag: '@languages' }, async ({ visitor }) => {
  for (const [page, key] of [
    ['/cart', 'cart'],
    ['/checkout', 'checkout'],
  ] as const) {
    await visitor.goto(page)
    await expect(visitor.page.getByRole('main').locator('noscript p')).toHaveText(visitor.t(`${key}.needsScript`))
  }
})
