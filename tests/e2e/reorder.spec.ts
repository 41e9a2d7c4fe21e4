import { expectAccessible, expectNoSideScroll } from './support/axe.ts'
import { pickBook } from './support/books.ts'
import { cartButton, cartLine } from './support/cart.ts'
import { placeOrderQuietly } from './support/prepared-cart.ts'
import { expect, test } from './support/shop-test.ts'

test('an order is bought again from its page', { tag: '@languages' }, async ({ visitor }) => {
  const { page, t } = visitor
  const book = await pickBook(visitor)
  const { orderUuid } = await placeOrderQuietly(visitor, book)
  await visitor.goto('/orders/[id]/details/view', { id: orderUuid })
  await page.getByRole('button', { name: t('orders.buyAgain.button') }).press('Enter')
  const report = page.getByRole('dialog', { name: t('cartReport.title') })
  await expect(report.getByText(t('cartReport.summary', { total: 1, added: 1 }))).toBeVisible()
  await expectAccessible(visitor, 'the report of a repeated order')
  await expectNoSideScroll(visitor, 'the report of a repeated order')
  await report.getByRole('link', { name: t('orders.buyAgain.toCart') }).click()
  await expect(cartLine(visitor, book.title)).toBeVisible()
  await expect(cartButton(visitor, 1)).toBeVisible()
})
