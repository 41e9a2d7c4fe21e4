import { openBook, pickBook, productParams } from './support/books.ts'
import { chooseCurrency, switchLanguage } from './support/switches.ts'
import { findCategory } from './support/listing.ts'
import { expect, test } from './support/shop-test.ts'
import { addressOf } from './support/visitor.ts'

test('the other language shows the same product', async ({ visitor }) => {
  const { page, locale } = visitor
  const other = locale === 'hu' ? 'en' : 'hu'
  const book = await pickBook(visitor)
  await openBook(visitor, book)
  await switchLanguage(visitor)
  await expect(page).toHaveURL(addressOf(other, '/products/[id]', productParams(book)))
  await expect(page.locator('html')).toHaveAttribute('lang', other)
  await expect(page.getByRole('heading', { level: 1, name: book.title })).toBeVisible()
  await page.goto('/')
  await expect(page.locator('html'), 'the choice is remembered').toHaveAttribute('lang', other)
})

test('the other language shows the same filtered listing', { tag: '@languages' }, async ({ visitor }) => {
  const { page, locale } = visitor
  const category = await findCategory(visitor)
  await visitor.goto('/categories/[id]', productParams(category), '?format=ebook')
  await switchLanguage(visitor)
  await expect(page).toHaveURL(new RegExp(`-${category.id}\\?format=ebook$`))
  await expect(page.locator('html')).toHaveAttribute('lang', locale === 'hu' ? 'en' : 'hu')
})

test('the currency changes prices, not the page', { tag: '@languages' }, async ({ visitor }) => {
  const { page } = visitor
  const book = await pickBook(visitor)
  await openBook(visitor, book)
  const address = page.url()
  const article = page.getByRole('article').first()
  await expect(article).toContainText('Ft')
  await chooseCurrency(visitor, 'EUR')
  expect(page.url()).toBe(address)
  await expect(article).toContainText('€')
  await expect(article).not.toContainText('Ft')
  await visitor.goto('/')
  await expect(page.getByRole('main')).not.toContainText(/\d\s?Ft/)
  await chooseCurrency(visitor, 'HUF')
  await expect(page.getByRole('main')).toContainText(/\d\s?Ft/)
})
