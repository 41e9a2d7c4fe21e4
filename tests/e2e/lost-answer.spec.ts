import type { Page } from '@playwright/test'
import { pickBook } from './support/books.ts'
import { cartButton } from './support/cart.ts'
import { expectStep, openStep, orderButton, payBy } from './support/checkout-steps.ts'
import { expectThanks, readPlaced } from './support/orders.ts'
import { fillCheckout } from './support/prepared-cart.ts'
import { ask, cutOff } from './support/shop-api.ts'
import { expect, refusedRequest, test } from './support/shop-test.ts'
import type { Visitor } from './support/visitor.ts'

test.beforeEach(({ allowConsole }) => allowConsole(refusedRequest))

/**
 * Lets the order reach the shop, but not the shop's answer reach the page.
 * @returns the numbers of the placed orders
 */
const loseAnswers = async (page: Page): Promise<string[]> => {
  const made: string[] = []
  await page.route('**/api/draft_orders/*/finalize', async (route) => {
    const { orderNumber } = (await (await route.fetch()).json()) as { orderNumber: string }
    made.push(orderNumber)
    await route.abort('connectionreset')
  })
  return made
}

const readyToOrder = async (visitor: Visitor): Promise<void> => {
  await fillCheckout(visitor, await pickBook(visitor), 'billing')
  await openStep(visitor, 'payment')
  await payBy(visitor, 'cash_on_delivery')
}

const unanswered = ({ page, t }: Visitor) =>
  page
    .getByRole('main')
    .getByRole('alert')
    .filter({ hasText: t('checkout.payment.unansweredTitle') })

test('an order whose answer was lost is found and shown', { tag: '@languages' }, async ({ visitor }) => {
  await readyToOrder(visitor)
  const made = await loseAnswers(visitor.page)
  await orderButton(visitor).click()
  const { number } = await readPlaced(visitor)
  await expectThanks(visitor)
  expect(made).toEqual([number])
  await expect(cartButton(visitor, 0)).toBeVisible()
})

test(
  'a visitor who returns to the checkout finds an order whose answer was lost',
  { tag: '@mirrored' },
  async ({ visitor }) => {
    const { page } = visitor
    await readyToOrder(visitor)
    const restore = await cutOff(page, 'abort')
    const made = await loseAnswers(page)
    await orderButton(visitor).click()
    await expect(unanswered(visitor)).toBeVisible()
    expect(made).toHaveLength(1)
    await restore()
    await visitor.goto('/checkout')
    expect(made).toEqual([(await readPlaced(visitor)).number])
    await expectThanks(visitor)
  },
)

test(
  'an order that never arrived is not found: the cart is still there, or it is empty',
  { tag: '@once' },
  async ({ visitor }) => {
    const { page, t } = visitor
    await readyToOrder(visitor)
    const restore = await cutOff(page, 'abort')
    await orderButton(visitor).click()
    await expect(unanswered(visitor)).toBeVisible()
    await restore()
    await openStep(visitor, 'payment')
    await expectStep(visitor, 'payment')

    const { draftOrder } = await ask(visitor, 'GET /draft_orders/current')
    const [item] = draftOrder?.items ?? []
    await ask(visitor, 'DELETE /draft_orders/{uuid}/items/{id}', {
      params: { uuid: draftOrder?.uuid ?? '', id: item?.id ?? 0 },
    })
    await visitor.goto('/checkout')
    await expect(page.getByRole('heading', { name: t('checkout.emptyTitle') })).toBeVisible()
  },
)
