import { contact, fillCart, finalize, findVariant, payAt, putStock } from '../checkout/checkout.test-support.ts'
import type { TestShop, Visitor } from '../orders/shop.test-support.ts'
import { advanceOrder, findOrder, lockOrder } from '../orders/service.ts'

export interface Bought {
  visitor: Visitor
  uuid: string
  number: string
}

interface Wish {
  kinds?: ('book' | 'ebook')[]
  quantity?: number
  payment?: 'simplepay' | 'cash_on_delivery'
}

/** An order that stands. An e-book is paid by card. */
export const buy = async (
  shop: TestShop,
  { kinds = ['book'], quantity = 1, payment = 'cash_on_delivery' }: Wish = {},
): Promise<Bought> => {
  const visitor = await shop.visit()
  const nths = { book: 0, ebook: 0 }
  const items = []
  for (const kind of kinds) {
    const { id } = await findVariant(shop, kind, nths[kind]++)
    await putStock(shop, id, 10)
    items.push({ variantId: id, quantity: kind === 'ebook' ? 1 : quantity })
  }
  const cart = await fillCart(visitor, {
    items,
    payment,
    ...(kinds.includes('book') && { delivery: 'home' as const }),
  })
  const { body } = await finalize(visitor, cart)
  if (payment === 'simplepay') {
    const { id, r, s } = await payAt(body.paymentUrl ?? '', 'pay')
    await shop.guest.call('GET /v2.0/transactions/{id}/check', { params: { id }, query: { r, s } })
  }
  return { visitor, uuid: body.orderUuid, number: body.orderNumber }
}

const orderOf = async ({ services }: TestShop, { uuid }: Pick<Bought, 'uuid'>) => {
  const order = await findOrder(services, uuid)
  if (!order) throw new Error(`There is no order ${uuid}`)
  return order
}

/** Until the customer has every parcel. */
export const deliver = async (shop: TestShop, bought: Pick<Bought, 'uuid'>): Promise<void> => {
  const { id } = await orderOf(shop, bought)
  let further: unknown = true
  while (further)
    further = await shop.connection.db.transaction(async (db) => {
      const order = await lockOrder({ db }, id)
      return order && advanceOrder({ ...shop.services, db }, order, 'test')
    })
}

export const detailOf = async ({ visitor, uuid }: Pick<Bought, 'visitor' | 'uuid'>) =>
  (await visitor.call('GET /orders/{uuid}', { params: { uuid } })).body

interface Ask {
  items: { id: number; quantity: number }[]
  orderEmail?: string
  reason?: string
  email?: string
  key?: string
  language?: 'hu' | 'en'
}

export const withdraw = (visitor: Visitor, uuid: string, { key, language = 'hu', ...ask }: Ask) =>
  visitor.call('POST /orders/{uuid}/withdrawals', {
    params: { uuid },
    body: { name: 'Kovács Anna', email: contact.email, ...ask },
    headers: { 'Accept-Language': language },
    ...(key && { key }),
  })
