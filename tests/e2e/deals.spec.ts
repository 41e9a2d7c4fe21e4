import { expectAccessible, expectNoSideScroll } from './support/axe.ts'
import { openBook } from './support/books.ts'
import { cartButton } from './support/cart.ts'
import { expectStep, openStep, orderButton, payBy } from './support/checkout-steps.ts'
import { dealBook, dealName, openCouponForm, takeFirst } from './support/deals.ts'
import { expectThanks, readPlaced } from './support/orders.ts'
import { fillCart, fillCheckout } from './support/prepared-cart.ts'
import { expect, refusedRequest, test } from './support/shop-test.ts'
import type { Visitor } from './support/visitor.ts'

const title = 'A Pál utcai fiúk'

const setQuantity = async ({ page, t }: Visitor, quantity: number): Promise<void> => {
  const field = page.getByRole('spinbutton', { name: t('cart.quantityOf', { title }) })
  await field.fill(String(quantity))
  await field.press('Enter')
}

/** The line of a gift or an upsell. */
const rewardLine = ({ page }: Visitor, name: string) =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('link', { name, exact: true }) })
    .last()

test(
  'a bad coupon stays in the field with the reason, a good one lowers the total',
  { tag: '@languages' },
  async ({ visitor, allowConsole }) => {
    allowConsole(refusedRequest)
    const { page, t } = visitor
    await fillCart(visitor, await dealBook(visitor, title), 2)
    await visitor.goto('/cart')
    const field = await openCouponForm(visitor)
    await field.fill('NINCSILYEN')
    await field.press('Enter')
    await expect(page.getByText(t('errors.coupon_not_exists'))).toBeVisible()
    await expect(field).toHaveValue('NINCSILYEN')
    await expect(field).toBeFocused()

    await field.fill('osz2026')
    await field.press('Enter')
    const total = page.getByRole('region', { name: t('cart.summary') })
    await expect(total).toContainText(t('cart.coupon', { code: 'OSZ2026' }))
    await expect(total).toContainText(dealName('pal-utcai-ketto', visitor))
    await page.reload()
    await total.getByRole('button', { name: 'OSZ2026' }).click()
    await expect(total.getByText(t('cart.coupon', { code: 'OSZ2026' }))).toHaveCount(0)
  },
)

test('the small cart adds a coupon in a modal', { tag: '@mirrored' }, async ({ visitor }) => {
  const { page, t } = visitor
  await fillCart(visitor, await dealBook(visitor, title), 2)
  await visitor.goto('/')
  await page
    .getByRole('banner')
    .getByRole('button', { name: new RegExp(`^${t('cart.cart')}`) })
    .click()
  await page.getByRole('button', { name: t('cart.couponQuestion') }).click()
  const modal = page.getByRole('dialog', { name: t('deals.coupons.title') })
  await modal.getByRole('textbox', { name: t('deals.coupons.code') }).fill('OSZ2026')
  await modal.getByRole('button', { name: t('deals.coupons.submit') }).click()
  await expect(modal.getByText(t('deals.coupons.added', { code: 'OSZ2026' }))).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(modal).toBeHidden()
  await expect(page.getByRole('dialog').getByText(t('cart.coupon', { code: 'OSZ2026' }))).toBeVisible()
})

test(
  'a deal within reach is reached, its gift chosen, and waits while the cart is too small',
  { tag: '@languages' },
  async ({ visitor }) => {
    const { page, t } = visitor
    const gift = dealName('order-gift-15000', visitor)
    await fillCart(visitor, await dealBook(visitor, title), 2)
    await visitor.goto('/cart')
    const next = page.getByRole('list', { name: t('deals.nextLabel') })
    await expect(next).toContainText(gift)
    await setQuantity(visitor, 6)
    await expect(page.getByRole('heading', { level: 2, name: gift })).toBeVisible()
    await expect(next).not.toContainText(gift)

    const chosen = await takeFirst(visitor, gift)
    const line = rewardLine(visitor, chosen)
    await expect(line).toContainText(t('deals.gift'))
    await setQuantity(visitor, 1)
    await expect(line).toContainText(t('deals.waiting.title'))
    await setQuantity(visitor, 6)
    await expect(line).toContainText(t('deals.gift'))
    await expect(line).not.toContainText(t('deals.waiting.title'))
    await expectAccessible(visitor, 'a cart with gifts and offers')
    await expectNoSideScroll(visitor, 'a cart with gifts and offers')
    await page.emulateMedia({ colorScheme: 'dark' })
    await expectAccessible(visitor, 'a cart with gifts and offers, dark')
  },
)

test(
  'an upsell under its book and a coupon are on the thanks page, as they were in the checkout',
  { tag: '@languages' },
  async ({ visitor }) => {
    const { page, t } = visitor
    await fillCheckout(visitor, await dealBook(visitor, title), 'billing')
    await visitor.goto('/cart')
    await setQuantity(visitor, 2)
    await expect(page.getByRole('main').getByText(dealName('pal-utcai-ketto', visitor)).first()).toBeVisible()
    const upsell = await takeFirst(visitor, dealName('pal-utcai-melle', visitor))
    await expect(page.getByRole('listitem').filter({ hasText: title }).first()).toContainText(upsell)
    await expect(rewardLine(visitor, upsell)).toContainText(t('deals.upsell'))
    const field = await openCouponForm(visitor)
    await field.fill('OSZ2026')
    await field.press('Enter')
    const coupon = t('cart.coupon', { code: 'OSZ2026' })
    await expect(page.getByRole('region', { name: t('cart.summary') })).toContainText(coupon)

    await openStep(visitor, 'payment')
    await expectStep(visitor, 'payment')
    await payBy(visitor, 'cash_on_delivery')
    await orderButton(visitor).click()
    await readPlaced(visitor)
    await expectThanks(visitor)
    const total = page.getByRole('region', { name: t('orders.details.summary') })
    await expect(total).toContainText(coupon)
    await expect(total).toContainText(dealName('pal-utcai-ketto', visitor))
    await expect(page.getByRole('main')).toContainText(upsell)
  },
)

test('the page of a book offers its gift, and puts both into the cart', { tag: '@languages' }, async ({ visitor }) => {
  const { page, t } = visitor
  const book = await dealBook(visitor, 'Micimackó')
  await openBook(visitor, book)
  const offers = page.getByRole('region', { name: t('catalog.dealsTitle') })
  await expect(offers).toContainText(dealName('micimacko-ajandek', visitor))
  const gift = await offers.getByRole('link').innerText()
  await offers.getByRole('button', { name: t('cart.addWithOf', { title: book.title, reward: gift }) }).click()
  await expect(cartButton(visitor, 2)).toBeVisible()
  await visitor.goto('/cart')
  await expect(rewardLine(visitor, gift)).toContainText(t('deals.gift'))
})
