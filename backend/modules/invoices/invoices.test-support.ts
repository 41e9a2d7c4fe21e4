import { type Files, FilesError } from '../../ports/files/port.ts'
import { fillCart, finalize, findVariant, payAt, putStock } from '../checkout/checkout.test-support.ts'
import type { TestShop, Visitor } from '../orders/shop.test-support.ts'

export interface Ordered {
  id: number
  uuid: string
  number: string
  visitor: Visitor
}

interface Wish {
  format?: 'book' | 'ebook'
  quantity?: number
  payment?: 'simplepay' | 'cash_on_delivery'
  currency?: 'HUF' | 'EUR'
  visitor?: Visitor
  isPaid?: boolean
}

const pay = async (shop: TestShop, paymentUrl: string) => {
  const { id, r, s } = await payAt(paymentUrl, 'pay')
  await shop.guest.call('GET /v2.0/transactions/{id}/check', { params: { id }, query: { r, s } })
}

/** Orders a book or an e-book, and pays it at once unless it is paid on delivery. */
export const order = async (
  shop: TestShop,
  { format = 'book', quantity = 1, payment = 'simplepay', currency = 'HUF', visitor, isPaid = true }: Wish = {},
): Promise<Ordered> => {
  const { id: variantId } = await findVariant(shop, format)
  if (format === 'book') await putStock(shop, variantId, 20)
  const buyer = visitor ?? (await shop.visit())
  const cart = await fillCart(buyer, {
    items: [{ variantId, quantity }],
    ...(format === 'book' && { delivery: 'home' as const }),
    payment,
    currency,
  })
  const { body } = await finalize(buyer, cart)
  if (payment === 'simplepay' && isPaid) await pay(shop, body.paymentUrl ?? '')
  const { rows } = await shop.connection.pool.query<{ id: number }>('select id from orders where uuid = $1', [
    body.orderUuid,
  ])
  return { id: rows[0]?.id ?? 0, uuid: body.orderUuid, number: body.orderNumber, visitor: buyer }
}

/** Files in memory, which can be away. */
export const memoryFiles = () => {
  const stored = new Map<string, Uint8Array>()
  const fault = { isDown: false }
  const files: Files = {
    find: async () => undefined,
    open: async (name) => {
      const bytes = stored.get(name)
      if (!bytes) return undefined
      const content = new Blob([new Uint8Array(bytes)]).stream()
      return { size: bytes.length, etag: '""', modifiedAt: new Date(0), content }
    },
    write: async (name, content) => {
      if (fault.isDown) throw new FilesError('The storage is away')
      stored.set(name, content)
    },
    remove: async (name) => void stored.delete(name),
  }
  return { files, stored, fault }
}
