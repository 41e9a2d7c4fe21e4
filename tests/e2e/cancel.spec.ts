import { pickBook } from './support/books.ts'
import { orderButton, payBy, openStep } from './support/checkout-steps.ts'
import { receiveMail } from './support/mails.ts'
import { expectThanks, openDetails, readPlaced } from './support/orders.ts'
import { fillCheckout } from './support/prepared-cart.ts'
import { newReader } from './support/reader.ts'
import { expect, test } from './support/shop-test.ts'

test('a buyer cancels an order that has not left', { tag: '@languages' }, async ({ visitor }) => {
  const { page, t } = visitor
  const reader = newReader()
  await fillCheckout(visitor, await pickBook(visitor), 'billing', reader)
  await openStep(visitor, 'payment')
  await payBy(visitor, 'cash_on_delivery')
  await orderButton(visitor).click()
  const placed = await readPlaced(visitor)
  await expectThanks(visitor)
  await openDetails(visitor, placed)
  const cancel = page.getByRole('button', { name: t('orders.cancel.button') })
  const dialog = page.getByRole('dialog')

  await cancel.click()
  await dialog.getByRole('button', { name: t('orders.cancel.keep') }).click()
  await expect(dialog).toBeHidden()
  await cancel.click()
  await dialog.getByRole('button', { name: t('orders.cancel.confirm') }).click()
  await expect(page.getByRole('main')).toContainText(t('orders.details.statuses.cancelled'))
  await expect(cancel).toHaveCount(0)
  const { text } = await receiveMail(reader.email, t('mail.news.cancelled.subject', { number: placed.number }))
  expect(text).toContain(t('mail.news.cancelled.text', { number: placed.number }))
})
