import { openBook, pickBook } from './support/books.ts'
import { addToCart, cartButton, cartLine } from './support/cart.ts'
import { digits } from './support/plain-text.ts'
import { fillCart } from './support/prepared-cart.ts'
import { expect, test } from './support/shop-test.ts'
import type { Visitor } from './support/visitor.ts'

const total = async ({ page, t }: Visitor): Promise<number> => {
  const row = page
    .getByRole('region', { name: t('cart.summary') })
    .locator('dl > div')
    .filter({ hasText: t('cart.items') })
  return Number(digits(await row.first().getByRole('definition').innerText()))
}

test('the quantity changes the total and the count in the header', { tag: '@languages' }, async ({ visitor }) => {
  const { page, t } = visitor
  const book = await pickBook(visitor)
  await fillCart(visitor, book)
  await visitor.goto('/cart')
  await expect.poll(() => total(visitor)).toBe(book.price.gross)
  await page.getByRole('button', { name: t('cart.increase', { title: book.title }) }).click()
  await expect.poll(() => total(visitor)).toBe(book.price.gross * 2)
  await expect(cartButton(visitor, 2)).toBeVisible()
  const quantity = page.getByRole('spinbutton', { name: t('cart.quantityOf', { title: book.title }) })
  await quantity.fill('4')
  await quantity.press('Enter')
  await expect.poll(() => total(visitor)).toBe(book.price.gross * 4)
  await page.reload()
  await expect(quantity).toHaveValue('4')
})

test(
  'a removed book comes back with undo, and nothing says that it was sold out',
  { tag: '@mirrored' },
  async ({ visitor }) => {
    const { page, t } = visitor
    const book = await pickBook(visitor)
    await fillCart(visitor, book, 2)
    await visitor.goto('/cart')
    await page.getByRole('button', { name: t('cart.removeItem', { title: book.title }) }).click()
    await expect(page.getByRole('heading', { name: t('cart.emptyTitle') })).toBeVisible()
    await page.getByRole('button', { name: t('cart.undo') }).click()
    await expect(page.getByRole('spinbutton', { name: t('cart.quantityOf', { title: book.title }) })).toHaveValue('2')
    await expect(page.getByText(t('cart.changedTitle'))).toHaveCount(0)
  },
)

test('one cart holds two books', { tag: '@languages' }, async ({ visitor }) => {
  const [first, second] = [await pickBook(visitor), await pickBook(visitor, 'paperback', 1)]
  await openBook(visitor, first)
  await addToCart(visitor, first.title)
  await openBook(visitor, second)
  await addToCart(visitor, second.title)
  await expect(cartButton(visitor, 2)).toBeVisible()
  await visitor.goto('/cart')
  for (const { title } of [first, second]) await expect(cartLine(visitor, title)).toBeVisible()
})
