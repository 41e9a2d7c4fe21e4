import type { DraftOrder } from '#contracts/draft-order-answer.ts'
import type { TestShop, Visitor } from '../orders/shop.test-support.ts'
import { fillCart, finalize, findVariant, putStock } from './checkout.test-support.ts'

interface Placed {
  visitor: Visitor
  cart: DraftOrder
  uuid: string
  paymentUrl: string
  number: string
}

/** Orders of one book that are to be paid through Barion, and what the shop and Barion know of them. */
export const barionOrders = async (shop: TestShop) => {
  const book = (await findVariant(shop, 'book')).id

  const order = async (currency: 'HUF' | 'EUR' = 'HUF'): Promise<Placed> => {
    await putStock(shop, book, 5)
    const visitor = await shop.visit()
    const cart = await fillCart(visitor, {
      items: [{ variantId: book }],
      delivery: 'home',
      payment: 'barion',
      currency,
    })
    const { body } = await finalize(visitor, cart)
    return { visitor, cart, uuid: body.orderUuid, paymentUrl: body.paymentUrl ?? '', number: body.orderNumber }
  }
  const stateOf = async ({ uuid }: Pick<Placed, 'uuid'>) =>
    (await shop.guest.call('GET /orders/{uuid}/state', { params: { uuid } })).body
  const check = async (id: string) =>
    (await shop.guest.call('GET /v2.0/transactions/{id}/check', { params: { id } })).body.result
  const ledgerOf = ({ number }: Pick<Placed, 'number'>) =>
    shop.barion.ledger.all().filter(({ orderRef }) => orderRef.startsWith(number))
  const bookOf = (placed: Pick<Placed, 'number'>) => {
    const [payment] = ledgerOf(placed)
    if (!payment) throw new Error('The payment did not start')
    return payment
  }
  const attemptOf = async ({ uuid }: Pick<Placed, 'uuid'>): Promise<string> => {
    const { rows } = await shop.connection.pool.query<{ uuid: string }>(
      'select p.uuid from payments p join orders o on o.id = p.order_id where o.uuid = $1',
      [uuid],
    )
    return rows[0]?.uuid ?? ''
  }

  const callback = (body: string, search = '') =>
    shop.app.request(`/api/payments/barion/notification${search}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
      body,
    })

  return { book, order, stateOf, check, ledgerOf, bookOf, attemptOf, callback }
}
