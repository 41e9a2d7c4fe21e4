import type { stockItems, stockMovements } from '../../db/schema/stock.ts'
import type { VariantRow } from './build-books.ts'
import { seededInteger, seededNumber } from '../../kernel/seeded-number.ts'

const day = 86_400_000

export interface Stock {
  items: (typeof stockItems.$inferInsert)[]
  movements: (typeof stockMovements.$inferInsert)[]
}

/**
 * Copies in the web warehouse: about one title in twelve has none; a title before publication has its first printing.
 */
const copiesOf = (variant: VariantRow, today: string): number => {
  if (variant.publishedOn > today) return seededInteger(30, 80, 'allotment', variant.sku)
  return seededNumber('out-of-stock', variant.sku) < 0.08 ? 0 : seededInteger(1, 60, 'stock', variant.sku)
}

/** Deliveries whose sum is the stock: a larger one, and a later one. */
const deliveriesOf = (copies: number, sku: string, now: Date): { quantity: number; at: Date }[] => {
  const again = copies > 12 ? seededInteger(3, Math.floor(copies / 2), 'again', sku) : 0
  const first = new Date(now.getTime() - seededInteger(60, 300, 'first', sku) * day)
  const second = new Date(now.getTime() - seededInteger(3, 40, 'second', sku) * day)
  return [{ quantity: copies - again, at: first }, ...(again > 0 ? [{ quantity: again, at: second }] : [])]
}

export const buildStock = (
  variants: readonly VariantRow[],
  warehouses: { web: number; shops: readonly { warehouseId: number; recommended: ReadonlySet<number> }[] },
  today: string,
  now: Date,
): Stock => {
  const stock: Stock = { items: [], movements: [] }
  const put = (warehouseId: number, variant: VariantRow, onHand: number): void => {
    stock.items.push({ warehouseId, variantId: variant.id, onHand })
    if (onHand === 0) return
    for (const delivery of deliveriesOf(onHand, `${variant.sku}-${warehouseId}`, now))
      stock.movements.push({ warehouseId, variantId: variant.id, reason: 'receipt', ...delivery })
  }
  for (const variant of variants) {
    if (variant.type !== 'physical' || variant.format === 'package') continue
    put(warehouses.web, variant, copiesOf(variant, today))
    if (variant.publishedOn > today) continue
    const isSpread = seededNumber('shelf', variant.sku) <= 0.36
    for (const { warehouseId, recommended } of warehouses.shops)
      if (recommended.has(variant.productId) || (isSpread && seededNumber('shelf', variant.sku, warehouseId) < 0.45))
        put(warehouseId, variant, seededInteger(1, 4, 'shelf-copies', variant.sku, warehouseId))
  }
  return stock
}
