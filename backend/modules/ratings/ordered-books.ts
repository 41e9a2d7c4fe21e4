import type { Context } from '../../kernel/context.ts'
import { findOrderItems } from '../order-details/service.ts'
import type { OrderRow } from '../orders/service.ts'
import { selectBooksInPackages } from './order-queries.ts'

export interface OrderedBook {
  variantId: number
  productId: number
  path: string
  name: string
  authors: string
  coverPath: string
  isReceived: boolean
}

/** The books of an order, including those in packages. Each book once, whatever its formats. */
export const findOrderedBooks = async (ctx: Context, order: OrderRow): Promise<OrderedBook[]> => {
  const items = await findOrderItems(ctx, order)
  const parts = await selectBooksInPackages(
    ctx,
    items.map(({ item }) => item.variantId),
  )
  const books = items.flatMap(({ item, productId, path, coverPath, isReceived }) => {
    const inside = parts.filter(({ packageId }) => packageId === item.variantId)
    const { variantId, name, authors } = item
    return inside.length > 0
      ? inside.map(({ packageId: _, ...book }) => ({ ...book, isReceived }))
      : [{ variantId, productId, path, name, authors, coverPath, isReceived }]
  })
  const byProduct = new Map<number, OrderedBook>()
  for (const book of books) if (!byProduct.get(book.productId)?.isReceived) byProduct.set(book.productId, book)
  return [...byProduct.values()]
}
