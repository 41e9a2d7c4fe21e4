import { goPaying } from './support/go-paying.ts'
import { countMails, receiveMail } from './support/mails.ts'
import { expectThanks, readPlaced } from './support/orders.ts'
import { digits } from './support/plain-text.ts'
import { newReader } from './support/reader.ts'
import { expect, test } from './support/shop-test.ts'
import { amountDue, arriveAtPayment, decide } from './support/simulator.ts'

test('an order is paid through Barion', { tag: '@languages' }, async ({ visitor }) => {
  const reader = newReader()
  const { id, total } = await goPaying(visitor, reader, 'barion')
  expect(digits(await amountDue(visitor))).toBe(digits(total))
  await decide(visitor, 'pay')
  const { number } = await readPlaced(visitor)
  await expectThanks(visitor)
  const transaction = visitor.t('orders.result.transaction', { method: 'barion', id })
  await expect(visitor.page.getByRole('main')).toContainText(transaction)
  const mail = await receiveMail(reader.email, visitor.t('mail.subject', { number }))
  expect(mail.text).toContain(transaction)
})

test('a payment that Barion refused can be made through SimplePay', { tag: '@mirrored' }, async ({ visitor }) => {
  const { page, t } = visitor
  const reader = newReader()
  await goPaying(visitor, reader, 'barion')
  await decide(visitor, 'decline')
  const placed = await readPlaced(visitor)
  await page.getByRole('button', { name: t('orders.actions.retryBy', { method: 'simplepay' }) }).click()
  const id = await arriveAtPayment(visitor)
  await expect(page).toHaveTitle(/SimplePay/)
  await decide(visitor, 'pay')
  expect(await readPlaced(visitor)).toEqual(placed)
  await expectThanks(visitor)
  await expect(page.getByRole('main')).toContainText(t('orders.result.transaction', { method: 'simplepay', id }))
  await receiveMail(reader.email, t('mail.subject', { number: placed.number }))
})

test('a payment that Barion refused can be changed to cash on delivery', { tag: '@languages' }, async ({ visitor }) => {
  const { page, t } = visitor
  const reader = newReader()
  const { id } = await goPaying(visitor, reader, 'barion')
  await decide(visitor, 'decline')
  const placed = await readPlaced(visitor)
  const main = page.getByRole('main')
  await expect(main).toContainText(t('orders.result.failed', { method: 'barion' }))
  await expect(main).toContainText(id)
  expect(countMails(reader.email)).toBe(0)
  await page.getByRole('button', { name: t('orders.actions.cash') }).click()
  await expectThanks(visitor)
  await receiveMail(reader.email, t('mail.subject', { number: placed.number }))
})
