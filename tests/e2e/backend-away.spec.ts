import { carrierCodes, carrierLabels } from '#contracts/carriers.ts'
import { openBook, pickBook } from './support/books.ts'
import { addToCart, cartLine } from './support/cart.ts'
import {
  deliverHome,
  expectStep,
  field,
  fillContact,
  onwards,
  openStep,
  orderButton,
  payBy,
  pointsOption,
} from './support/checkout-steps.ts'
import { readPlaced } from './support/orders.ts'
import { fillCart, fillCheckout } from './support/prepared-cart.ts'
import { home, newReader } from './support/reader.ts'
import { cutOff } from './support/shop-api.ts'
import { expect, refusedRequest, test } from './support/shop-test.ts'

test.beforeEach(({ allowConsole }) => allowConsole(refusedRequest))

/** The longest wait for a message, in milliseconds. */
const maxMs = 6_000

for (const [how, tag] of [
  ['abort', '@languages'],
  ['unavailable', '@mirrored'],
  ['hang', '@once'],
] as const) {
  test(`the cart shows a failed call and recovers (${how})`, { tag }, async ({ visitor }) => {
    const { page, t } = visitor
    const book = await pickBook(visitor)
    await fillCart(visitor, book)
    const restore = await cutOff(page, how)
    await visitor.goto('/cart')
    await expect(page.getByText(t('cart.loadFailed'))).toBeVisible({ timeout: maxMs })
    await restore()
    await page.getByRole('button', { name: t('cart.retry') }).click()
    await expect(cartLine(visitor, book.title)).toBeVisible()
  })

  test(`the checkout shows a failed call, loses no typed text and recovers (${how})`, { tag }, async ({ visitor }) => {
    const { page, t } = visitor
    const reader = newReader()
    await fillCart(visitor, await pickBook(visitor))
    await openStep(visitor, 'contact')
    await fillContact(visitor, reader)
    const restore = await cutOff(page, how)
    await onwards(visitor)
    const notice = page
      .getByRole('main')
      .getByRole('alert')
      .filter({ hasText: t('checkout.failedTitle') })
    await expect(notice).toContainText(t('errors.service_unavailable'), { timeout: maxMs })
    await expect(field(visitor, 'email')).toHaveValue(reader.email)
    await restore()
    await onwards(visitor)
    await expectStep(visitor, 'delivery')
  })
}

test('an order that could not be sent can be sent again', { tag: '@languages' }, async ({ visitor }) => {
  const { page, t } = visitor
  await fillCheckout(visitor, await pickBook(visitor), 'billing')
  await openStep(visitor, 'payment')
  await payBy(visitor, 'cash_on_delivery')
  const restore = await cutOff(page, 'abort')
  await orderButton(visitor).click()
  await expect(page.getByRole('main').getByRole('alert')).toContainText(t('checkout.payment.unansweredTitle'))
  await restore()
  await orderButton(visitor).click()
  await readPlaced(visitor)
})

test(
  'a carrier that does not answer leaves the other delivery modes open',
  { tag: '@mirrored' },
  async ({ visitor }) => {
    const { page, t } = visitor
    await fillCheckout(visitor, await pickBook(visitor), 'contact')
    const points = '**/api/v2.0/pickup_points**'
    const error = { code: 'carrier_unavailable', message: 'away', requestId: 'test' }
    await page.route(points, (route) => route.fulfill({ status: 503, json: { error } }))
    await openStep(visitor, 'delivery')
    await pointsOption(visitor).check()
    const away = page.getByText(t('checkout.delivery.carrierAway', { carrier: carrierLabels.gls.name }))
    await expect(away).toBeVisible()
    await page.unroute(points)
    const again = page.getByRole('button', { name: t('checkout.delivery.retry') })
    for (let waiting = carrierCodes.length; waiting > 0; waiting--) {
      await expect(again).toHaveCount(waiting)
      await again.first().click()
    }
    await expect(away).toBeHidden()
    await expect(
      page
        .getByRole('group', { name: t('checkout.delivery.point') })
        .getByRole('radio')
        .first(),
    ).toBeVisible()
    await deliverHome(visitor, home)
    await onwards(visitor)
    await expectStep(visitor, 'billing')
  },
)

test('a failed addition to the cart is shown and can be tried again', { tag: '@languages' }, async ({ visitor }) => {
  const { page, t } = visitor
  const book = await pickBook(visitor)
  await openBook(visitor, book)
  const restore = await cutOff(page, 'abort')
  const add = page.getByRole('button', { name: t('cart.add') })
  await add.click()
  await expect(page.getByRole('alert').filter({ hasText: t('errors.service_unavailable') })).toBeVisible()
  await restore()
  await addToCart(visitor, book.title)
})

test('a cart cannot hold more copies than there are in stock', { tag: '@languages' }, async ({ visitor }) => {
  const { page, t } = visitor
  const book = await pickBook(visitor)
  const { stock } = book
  if (stock === null) throw new Error('A paperback has a stock')
  await fillCart(visitor, book, Math.min(stock, 99) - 1)
  await visitor.goto('/cart')
  const quantity = page.getByRole('spinbutton', { name: t('cart.quantityOf', { title: book.title }) })
  await quantity.fill('999')
  await quantity.press('Enter')
  await expect(quantity).not.toHaveValue('999')
  await openBook(visitor, book)
  await page.getByRole('button', { name: t('cart.add') }).click()
  await expect(page.getByRole('alert').filter({ hasText: /\d/ })).toBeVisible()
  await visitor.goto('/cart')
  await expect(quantity).not.toHaveValue('999')
})
