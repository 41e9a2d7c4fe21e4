import { goPaying } from './support/go-paying.ts'
import { receiveMail } from './support/mails.ts'
import { expectThanks, readPlaced } from './support/orders.ts'
import { digits } from './support/plain-text.ts'
import { newReader } from './support/reader.ts'
import { expect, test } from './support/shop-test.ts'
import { amountDue, arriveAtPayment, decide } from './support/simulator.ts'

test('an order is paid through Stripe', { tag: '@languages' }, async ({ visitor }) => {
  const reader = newReader()
  const { id, total } = await goPaying(visitor, reader, 'online')
  expect(digits(await amountDue(visitor))).toBe(digits(total))
  await decide(visitor, 'pay')
  const { number } = await readPlaced(visitor)
  await expectThanks(visitor)
  await expect(visitor.page.getByRole('main')).toContainText(id)
  await receiveMail(reader.email, visitor.t('mail.subject', { number }))
})

test('an event of Stripe finishes an order whose tab stays there', { tag: '@once' }, async ({ visitor }) => {
  const { page, t } = visitor
  const reader = newReader()
  await goPaying(visitor, reader, 'online')
  const reference = await page.locator('dd').nth(1).innerText()
  await decide(visitor, 'pay', { noReturn: true })
  const number = reference.replace(/-1$/, '')
  await receiveMail(reader.email, t('mail.subject', { number }))
})

test('who gives up at Stripe pays in another way at once', { tag: '@mirrored' }, async ({ visitor }) => {
  const { page, t } = visitor
  await goPaying(visitor, newReader(), 'online')
  await decide(visitor, 'cancel')
  const placed = await readPlaced(visitor)
  await expect(page.getByRole('main')).toContainText(t('orders.result.cancelled', { method: 'online' }))
  await page.getByRole('button', { name: t('orders.actions.retryBy', { method: 'barion' }) }).click()
  await arriveAtPayment(visitor)
  await decide(visitor, 'pay')
  expect(await readPlaced(visitor)).toEqual(placed)
  await expectThanks(visitor)
})
