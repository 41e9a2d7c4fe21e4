import fc from 'fast-check'
import { type Goods, type GoodsLine, goodsOf } from './goods.ts'
import { netOf } from './net-of-gross.ts'

export interface Copies {
  unit: number
  quantity: number
  vatRate: number
  /** The lowest price of a copy. */
  least?: number
}

/** The lines of a cart: item 1 is variant 1, and so on. */
export const linesOf = (copies: readonly Copies[]): (GoodsLine & { net: number })[] =>
  copies.map(({ unit, quantity, vatRate, least = Math.min(unit, 1) }, index) => ({
    itemId: index + 1,
    variantId: index + 1,
    quantity,
    vatRate,
    gross: unit * quantity,
    net: netOf(unit, vatRate) * quantity,
    least: least * quantity,
  }))

export const goodsWith = (...copies: Copies[]): Goods => goodsOf(linesOf(copies))

/** Carts with every VAT rate, with prices down to nothing. */
export const someCopies = fc.array(
  fc
    .record({
      unit: fc.oneof(fc.nat({ max: 40 }), fc.nat({ max: 30_000 })),
      quantity: fc.integer({ min: 1, max: 99 }),
      vatRate: fc.constantFrom(0, 5, 18, 27),
      part: fc.nat({ max: 100 }),
    })
    .map(({ part, ...copies }) => ({
      ...copies,
      least: Math.max(Math.min(1, copies.unit), Math.floor((copies.unit * part) / 100)),
    })),
  { minLength: 1, maxLength: 12 },
)

/** What nothing may break, whatever is taken off. */
export const isSound = ({ lines, taxed }: Goods): boolean =>
  lines.every(({ gross, least }) => gross >= least && Number.isInteger(gross)) &&
  taxed.every(({ gross, net, vatRate }) => {
    const own = lines.filter((line) => line.vatRate === vatRate)
    return net >= 0 && net <= gross && own.reduce((sum, line) => sum + line.gross, 0) === gross
  })
