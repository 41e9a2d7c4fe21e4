import { pickBook } from './support/books.ts'
import {
  deliverHome,
  expectFields,
  expectStep,
  fillContact,
  fillFields,
  onwards,
  openStep,
  option,
  payBy,
  paymentName,
  sameAsDelivery,
} from './support/checkout-steps.ts'
import { fillCart, fillCheckout } from './support/prepared-cart.ts'
import { company, home, newReader } from './support/reader.ts'
import { expect, test } from './support/shop-test.ts'
import type { Visitor } from './support/visitor.ts'

const expectSaved = async (visitor: Visitor, values: Record<string, string>): Promise<void> => {
  await visitor.page.reload()
  await expectFields(visitor, values)
}

test('a reload loses no typed text, sent or not', { tag: '@languages' }, async ({ visitor }) => {
  const { page, t } = visitor
  const reader = newReader()
  await fillCart(visitor, await pickBook(visitor))
  await openStep(visitor, 'contact')
  await fillContact(visitor, reader)
  await expectSaved(visitor, { ...reader })
  await onwards(visitor)
  await expectStep(visitor, 'delivery')
  await deliverHome(visitor, home)
  await expectSaved(visitor, home)
  await onwards(visitor)
  await expectStep(visitor, 'billing')
  await page.getByRole('radio', { name: t('checkout.billing.company') }).check()
  await fillFields(visitor, company)
  await expectSaved(visitor, company)
  await onwards(visitor)
  await expectStep(visitor, 'payment')
  await payBy(visitor, 'cash_on_delivery')
  await page.reload()
  await expect(option(visitor, paymentName(visitor, 'cash_on_delivery'))).toBeChecked()
  await expect(page.getByRole('main')).toContainText(company.company)
  await openStep(visitor, 'contact')
  await expectFields(visitor, { ...reader })
})

test(
  'a link to a later step leads to the first step that is not finished',
  { tag: '@mirrored' },
  async ({ visitor }) => {
    await fillCheckout(visitor, await pickBook(visitor), 'contact')
    await visitor.goto('/checkout/payment')
    await expectStep(visitor, 'delivery')
    await expect(visitor.page.getByRole('status').filter({ hasText: visitor.t('checkout.finishFirst') })).toBeVisible()
  },
)

test('every step says that there is no cart', { tag: '@mirrored' }, async ({ visitor }) => {
  for (const step of ['/checkout', '/checkout/payment'] as const) {
    await visitor.goto(step)
    await expect(visitor.page.getByRole('heading', { name: visitor.t('checkout.emptyTitle') })).toBeVisible()
  }
})

test('the back and forward buttons go through the steps', { tag: '@languages' }, async ({ visitor }) => {
  const { page } = visitor
  const reader = newReader()
  await fillCart(visitor, await pickBook(visitor))
  await openStep(visitor, 'contact')
  await fillContact(visitor, reader)
  await onwards(visitor)
  await expectStep(visitor, 'delivery')
  await deliverHome(visitor, home)
  await onwards(visitor)
  await expectStep(visitor, 'billing')
  await sameAsDelivery(visitor).uncheck()
  await fillFields(visitor, { lastName: 'Félbehagyott' })
  await page.goBack()
  await expectStep(visitor, 'delivery')
  await expectFields(visitor, home)
  await page.goBack()
  await expectStep(visitor, 'contact')
  await expectFields(visitor, { ...reader })
  await page.goForward()
  await expectStep(visitor, 'delivery')
  await page.goForward()
  await expectStep(visitor, 'billing')
  await expectFields(visitor, { lastName: 'Félbehagyott' })
})
