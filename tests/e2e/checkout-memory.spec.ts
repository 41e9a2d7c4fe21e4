import type { Page } from '@playwright/test'
import { pickBook } from './support/books.ts'
import {
  deliverHome,
  expectStep,
  field,
  fillContact,
  fillFields,
  onwards,
  openStep,
  option,
  orderButton,
  payBy,
  paymentName,
} from './support/checkout-steps.ts'
import { readPlaced } from './support/orders.ts'
import { fillCart, fillCheckout } from './support/prepared-cart.ts'
import { company, home, newReader } from './support/reader.ts'
import { expect, refusedRequest, test } from './support/shop-test.ts'
import { inNewTab, type Visitor } from './support/visitor.ts'

const expectFields = async (visitor: Visitor, values: Record<string, string>): Promise<void> => {
  for (const [name, value] of Object.entries(values)) await expect(field(visitor, name)).toHaveValue(value)
}

const expectKept = async (visitor: Visitor, values: Record<string, string>): Promise<void> => {
  await visitor.page.reload()
  await expectFields(visitor, values)
}

/** Every order that the shop says it has placed for this page. */
const countOrders = (page: Page): Set<string> => {
  const placed = new Set<string>()
  page.on('response', async (answer) => {
    if (!answer.url().endsWith('/finalize') || !answer.ok()) return
    const { orderUuid } = (await answer.json()) as { orderUuid: string }
    placed.add(orderUuid)
  })
  return placed
}

test('a reload keeps what was typed, sent or not', { tag: '@languages' }, async ({ visitor }) => {
  const { page, t } = visitor
  const reader = newReader()
  await fillCart(visitor, await pickBook(visitor))
  await openStep(visitor, 'contact')
  await fillContact(visitor, reader)
  await expectKept(visitor, { ...reader })
  await onwards(visitor)
  await expectStep(visitor, 'delivery')
  await deliverHome(visitor, home)
  await expectKept(visitor, home)
  await onwards(visitor)
  await expectStep(visitor, 'billing')
  await page.getByRole('radio', { name: t('checkout.billing.company') }).check()
  await fillFields(visitor, { ...company, ...home })
  await expectKept(visitor, { ...company, ...home })
  await onwards(visitor)
  await expectStep(visitor, 'payment')
  await payBy(visitor, 'cash_on_delivery')
  await page.reload()
  await expect(option(visitor, paymentName(visitor, 'cash_on_delivery'))).toBeChecked()
  await expect(page.getByRole('main')).toContainText(company.company)
  await openStep(visitor, 'contact')
  await expectFields(visitor, { ...reader })
})

test('a deep link leads to the first step that is not finished', { tag: '@mirrored' }, async ({ visitor }) => {
  await fillCheckout(visitor, await pickBook(visitor), 'contact')
  await visitor.goto('/checkout/payment')
  await expectStep(visitor, 'delivery')
  await expect(visitor.page.getByRole('status').filter({ hasText: visitor.t('checkout.finishFirst') })).toBeVisible()
})

test('without a cart every step says so', { tag: '@mirrored' }, async ({ visitor }) => {
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

test(
  'a double click makes one order, and the back button does not make another',
  { tag: '@languages' },
  async ({ visitor }) => {
    const { page, t } = visitor
    const placed = countOrders(page)
    await fillCheckout(visitor, await pickBook(visitor), 'billing')
    await openStep(visitor, 'payment')
    await payBy(visitor, 'cash_on_delivery')
    await orderButton(visitor).dblclick()
    const { uuid } = await readPlaced(visitor)
    expect([...placed]).toEqual([uuid])
    await page.goBack()
    await expect(
      page
        .getByRole('heading', { name: t('checkout.emptyTitle') })
        .or(page.getByRole('heading', { name: t('orders.status.placed.title') }))
        .first(),
    ).toBeVisible()
    await expect(orderButton(visitor)).toHaveCount(0)
  },
)

test(
  'a second tab that is behind is told so and loses nothing',
  { tag: '@mirrored' },
  async ({ visitor, allowConsole }) => {
    allowConsole(refusedRequest)
    const { t } = visitor
    const reader = newReader()
    await fillCheckout(visitor, await pickBook(visitor), 'delivery')
    await openStep(visitor, 'billing')
    const { firstName, lastName } = reader
    await fillFields(visitor, { firstName, lastName, ...home, addressLine: 'Kossuth Lajos utca 7.' })

    const other = await inNewTab(visitor)
    await openStep(other, 'contact')
    await fillFields(other, { phone: '+36 20 765 4321' })
    await onwards(other)
    await expectStep(other, 'delivery')

    await visitor.page.bringToFront()
    await onwards(visitor)
    await expect(visitor.page.getByText(t('checkout.changedTitle'))).toBeVisible()
    await expect(visitor.page.getByText(t('errors.version_conflict'))).toBeVisible()
    await expectFields(visitor, { firstName, lastName, addressLine: 'Kossuth Lajos utca 7.' })
    await onwards(visitor)
    await expectStep(visitor, 'payment')
    await expect(visitor.page.getByRole('main')).toContainText('Kossuth Lajos utca 7.')
    await expect(visitor.page.getByRole('main')).toContainText('+36 20 765 4321')
  },
)

test('an order placed in another tab is not placed again', { tag: '@languages' }, async ({ visitor, allowConsole }) => {
  allowConsole(refusedRequest)
  await fillCheckout(visitor, await pickBook(visitor), 'billing')
  await openStep(visitor, 'payment')
  await payBy(visitor, 'cash_on_delivery')
  const other = await inNewTab(visitor)
  await openStep(other, 'payment')
  await orderButton(other).click()
  const { uuid } = await readPlaced(other)
  const placed = countOrders(visitor.page)
  await visitor.page.bringToFront()
  await orderButton(visitor).click()
  await expect(orderButton(visitor)).toHaveCount(0)
  expect([...placed].filter((one) => one !== uuid)).toEqual([])
})
