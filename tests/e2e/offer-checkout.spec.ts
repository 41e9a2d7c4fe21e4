import { expectAccessible, expectNoSideScroll } from './support/axe.ts'
import { pickBook } from './support/books.ts'
import { deliverHome, fillContact, fillFields, payBy } from './support/checkout-steps.ts'
import { typeCommand, writePrices } from './support/operator.ts'
import { newTaxNumber, signInAsMaster } from './support/organizations.ts'
import { fillCart } from './support/prepared-cart.ts'
import { home, newReader } from './support/reader.ts'
import { ask } from './support/shop-api.ts'
import { expect, refusedRequest, test } from './support/shop-test.ts'
import type { Visitor } from './support/visitor.ts'

const press = ({ page, t }: Visitor, key: string) => page.getByRole('button', { name: t(key), exact: true }).click()

test(
  'a master requests an offer, accepts it and orders it at its price, beside a cart that stays as it is',
  { tag: '@languages' },
  async ({ visitor, allowConsole }) => {
    // The approval of the registration ends the session.
    allowConsole(refusedRequest)
    const { page, t } = visitor
    const { company, master } = await signInAsMaster(visitor)
    const [book, other] = [await pickBook(visitor), await pickBook(visitor, 'paperback', 1)]
    await fillCart(visitor, other, 1)
    const form = { title: 'Osztálykészlet', message: '', wishedOn: '', deliveryWish: '' }
    const { uuid, number } = await ask(visitor, 'POST /v2.0/me/offers', {
      body: { ...form, currency: 'HUF', lines: [{ variantId: book.id, quantity: 2 }] },
    })
    await writePrices(number, [{ sku: book.sku, quantity: 2, discount: 15 }])
    await typeCommand('offers', 'send', number)
    const offer = await ask(visitor, 'GET /v2.0/me/offers/{uuid}', { params: { uuid } })

    await visitor.goto('/customer/offers/[id]/details', { id: uuid })
    await expect(page.getByRole('button', { name: t('offers.accept.open'), exact: true })).toBeVisible()
    await expectAccessible(visitor, 'an offer that can be accepted')
    await press(visitor, 'offers.accept.open')
    await expect(page.getByText(t('checkout.offer.note', { number, title: form.title }))).toBeVisible()
    await expectAccessible(visitor, 'the checkout by offer')
    await expectNoSideScroll(visitor, 'the checkout by offer')
    await fillContact(visitor, { ...newReader(), email: master.email })
    await press(visitor, 'checkout.continue.contact')
    await deliverHome(visitor, home)
    await press(visitor, 'checkout.continue.delivery')
    await expect(page).toHaveURL(/step=billing/)
    await page.reload()
    await fillFields(visitor, { company, taxNumber: newTaxNumber() })
    await press(visitor, 'checkout.continue.billing')
    await payBy(visitor, 'cash_on_delivery')
    await expect(page.getByRole('link', { name: t('checkout.payment.viewOffer') })).toBeVisible()
    await expectAccessible(visitor, 'the payment of an offer')
    await expectNoSideScroll(visitor, 'the payment of an offer')
    await press(visitor, 'checkout.payment.order')
    await expect(page).toHaveURL(/\/(allapot|status)$/)

    const ordered = await ask(visitor, 'GET /v2.0/me/offers/{uuid}', { params: { uuid } })
    expect(ordered.status).toBe('ordered')
    const order = await ask(visitor, 'GET /orders/{uuid}', { params: { uuid: ordered.order?.uuid ?? '' } })
    expect(order).toMatchObject({ offerNumber: number, itemsTotal: offer.total, deliveryPrice: { gross: 0, net: 0 } })
    const { draftOrder } = await ask(visitor, 'GET /draft_orders/current')
    expect(draftOrder?.items.map(({ variantId }) => variantId)).toEqual([other.id])
    await visitor.goto('/customer/offers/[id]/details', { id: uuid })
    await page.getByRole('link', { name: t('offers.toOrder', { number: ordered.order?.number ?? '' }) }).click()
    await expect(page.getByText(t('orders.details.offer', { number }))).toBeVisible()
  },
)
