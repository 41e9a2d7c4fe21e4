import { pickBook } from './support/books.ts'
import { expectEmptyCart } from './support/cart.ts'
import { openStep, orderButton, payBy, shownTotal } from './support/checkout-steps.ts'
import { countMails, receiveMail } from './support/mails.ts'
import { detailsTotal, expectThanks, openDetails, type Placed, readPlaced } from './support/orders.ts'
import { digits } from './support/plain-text.ts'
import { fillCheckout } from './support/prepared-cart.ts'
import { newReader, type Reader } from './support/reader.ts'
import { expect, test } from './support/shop-test.ts'
import { demanded } from './support/simplepay-texts.ts'
import { amountDue, arriveAtPayment, decide, expectNotified } from './support/simulator.ts'
import { inNewTab, type Visitor } from './support/visitor.ts'

/** Goes from a filled checkout to the payment page. @returns the number of the transaction, and the total */
const goPaying = async (visitor: Visitor, reader: Reader): Promise<{ transaction: string; total: string }> => {
  await fillCheckout(visitor, await pickBook(visitor), 'billing', reader)
  await openStep(visitor, 'payment')
  await payBy(visitor, 'simplepay')
  await expect(
    visitor.page.getByRole('region', { name: visitor.t('checkout.payment.declaration.title') }),
  ).toBeVisible()
  const total = await shownTotal(visitor)
  await orderButton(visitor).click()
  return { transaction: await arriveAtPayment(visitor), total }
}

const expectSuccess = async (visitor: Visitor, transaction: string): Promise<void> => {
  const main = visitor.page.getByRole('main')
  await expectThanks(visitor)
  await expect(main).toContainText(demanded[visitor.locale].success)
  await expect(main).toContainText(visitor.t('orders.result.transaction', { method: 'simplepay', id: transaction }))
}

/** The page after a cancelled payment or a timeout names neither a failure nor the transaction. */
const expectNoFailure = async (visitor: Visitor, transaction: string): Promise<void> => {
  const main = visitor.page.getByRole('main')
  await expect(main).not.toContainText(demanded[visitor.locale].failure)
  await expect(main).not.toContainText(transaction)
}

const retryByCard = async (visitor: Visitor): Promise<string> => {
  await visitor.page.getByRole('button', { name: visitor.t('orders.actions.retry') }).click()
  return arriveAtPayment(visitor)
}

/** The confirmation; the invoice has a mail of its own. */
const confirmationOf = ({ t }: Visitor, reader: Reader) =>
  receiveMail(reader.email, new RegExp(`^${t('mail.subject', { number: 'K-.+' })}$`))

const expectOneMail = async (visitor: Visitor, reader: Reader, { number }: Placed): Promise<void> => {
  expect((await confirmationOf(visitor, reader)).subject).toContain(number)
}

test('an order is paid by card', { tag: '@languages' }, async ({ visitor }) => {
  const reader = newReader()
  const { transaction, total } = await goPaying(visitor, reader)
  expect(digits(await amountDue(visitor))).toBe(digits(total))
  await decide(visitor, 'pay')
  const placed = await readPlaced(visitor)
  await expectSuccess(visitor, transaction)
  await openDetails(visitor, placed)
  expect(await detailsTotal(visitor)).toBe(total)
  await expectOneMail(visitor, reader, placed)
  await expectEmptyCart(visitor)
})

test('a declined payment can be tried again', { tag: '@mirrored' }, async ({ visitor }) => {
  const reader = newReader()
  const { transaction } = await goPaying(visitor, reader)
  await decide(visitor, 'decline')
  const placed = await readPlaced(visitor)
  const main = visitor.page.getByRole('main')
  await expect(main).toContainText(demanded[visitor.locale].failed)
  await expect(main).toContainText(transaction)
  expect(countMails(reader.email)).toBe(0)
  const second = await retryByCard(visitor)
  expect(second).not.toBe(transaction)
  await decide(visitor, 'pay')
  expect(await readPlaced(visitor)).toEqual(placed)
  await expectSuccess(visitor, second)
  await expectOneMail(visitor, reader, placed)
})

test('a cancelled payment can be changed to cash on delivery', { tag: '@languages' }, async ({ visitor }) => {
  const { page, t } = visitor
  const reader = newReader()
  const { transaction } = await goPaying(visitor, reader)
  await decide(visitor, 'cancel')
  const placed = await readPlaced(visitor)
  await expect(page.getByRole('main')).toContainText(demanded[visitor.locale].cancelled)
  await expectNoFailure(visitor, transaction)
  await page.getByRole('button', { name: t('orders.actions.cash') }).click()
  await expectThanks(visitor)
  await expectOneMail(visitor, reader, placed)
})

test('a payment that timed out can be tried again', { tag: '@mirrored' }, async ({ visitor }) => {
  const { transaction } = await goPaying(visitor, newReader())
  await decide(visitor, 'timeout')
  await readPlaced(visitor)
  await expect(visitor.page.getByRole('main')).toContainText(demanded[visitor.locale].timeout)
  await expectNoFailure(visitor, transaction)
  const second = await retryByCard(visitor)
  await decide(visitor, 'pay')
  await readPlaced(visitor)
  await expectSuccess(visitor, second)
})

test(
  'the notification finishes an order whose tab was closed before the return',
  { tag: '@languages' },
  async ({ visitor, stranger }) => {
    const reader = newReader()
    const { transaction } = await goPaying(visitor, reader)
    const tab = await inNewTab(visitor)
    await decide(visitor, 'pay', { noReturn: true })
    await expectNotified(stranger, transaction, 1)
    await visitor.page.close()
    await tab.goto('/checkout')
    await expect(tab.page.getByRole('heading', { name: tab.t('checkout.emptyTitle') })).toBeVisible()
    const { text } = await confirmationOf(tab, reader)
    await tab.page.goto(/https?:\/\/\S+/.exec(text)?.[0] ?? '')
    await readPlaced(tab)
    await expectSuccess(tab, transaction)
  },
)

test(
  'a notification that comes before the visitor finishes the order once',
  { tag: '@mirrored' },
  async ({ visitor }) => {
    const reader = newReader()
    const { transaction } = await goPaying(visitor, reader)
    await decide(visitor, 'pay', { notify: 'before' })
    const placed = await readPlaced(visitor)
    await expectSuccess(visitor, transaction)
    await expectNotified(visitor, transaction, 1)
    await expectOneMail(visitor, reader, placed)
  },
)

test('a notification that comes twice finishes the order once', { tag: '@once' }, async ({ visitor }) => {
  const reader = newReader()
  const { transaction } = await goPaying(visitor, reader)
  await decide(visitor, 'pay', { notify: 'twice' })
  const placed = await readPlaced(visitor)
  await expectSuccess(visitor, transaction)
  await expectNotified(visitor, transaction, 2)
  await expectOneMail(visitor, reader, placed)
  await visitor.page.reload()
  await expectSuccess(visitor, transaction)
})
