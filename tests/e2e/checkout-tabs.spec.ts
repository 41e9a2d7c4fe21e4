import type { Page } from '@playwright/test'
import { pickBook } from './support/books.ts'
import {
  expectFields,
  expectStep,
  fillFields,
  onwards,
  openStep,
  orderButton,
  payBy,
  sameAsDelivery,
} from './support/checkout-steps.ts'
import { readPlaced, thanks } from './support/orders.ts'
import { fillCheckout } from './support/prepared-cart.ts'
import { home, newReader } from './support/reader.ts'
import { expect, refusedRequest, test } from './support/shop-test.ts'
import { inNewTab } from './support/visitor.ts'

/** Collects the uuids of the orders that the shop reports to this page as placed. */
const countOrders = (page: Page): Set<string> => {
  const placed = new Set<string>()
  page.on('response', async (answer) => {
    if (!answer.url().endsWith('/finalize') || !answer.ok()) return
    const { orderUuid } = (await answer.json()) as { orderUuid: string }
    placed.add(orderUuid)
  })
  return placed
}

test(
  'a double click makes one order, and the back button makes no second order',
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
        .or(thanks(visitor))
        .first(),
    ).toBeVisible()
    await expect(orderButton(visitor)).toHaveCount(0)
  },
)

test(
  'a second tab with an old version shows a message and loses nothing',
  { tag: '@mirrored' },
  async ({ visitor, allowConsole }) => {
    allowConsole(refusedRequest)
    const { t } = visitor
    const reader = newReader()
    await fillCheckout(visitor, await pickBook(visitor), 'delivery')
    await openStep(visitor, 'billing')
    await sameAsDelivery(visitor).uncheck()
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
