import { allocate } from './allocate.ts'
import { netOf } from './net-of-gross.ts'
import { type TaxedAmount, vatRates } from './vat-by-rate.ts'

/** A bought item of a cart while its price is being lowered, in minor units. Gifts and upsells have the price of their deal. */
export interface GoodsLine {
  itemId: number
  variantId: number
  quantity: number
  vatRate: number
  /** What is left of its gross price. */
  gross: number
  /** The gross price below which it must not come. */
  least: number
}

export interface Goods {
  lines: readonly GoodsLine[]
  /** What is left of all lines, by VAT rate. */
  taxed: readonly TaxedAmount[]
}

export const roomOf = ({ gross, least }: Pick<GoodsLine, 'gross' | 'least'>): number => Math.max(0, gross - least)

export const grossOf = (lines: readonly Pick<GoodsLine, 'gross'>[]): number =>
  lines.reduce((sum, { gross }) => sum + gross, 0)

/** How much each line takes of a reduction of them all, in proportion to its price. */
export const shareOut = (amount: number, lines: readonly GoodsLine[]): Map<number, number> =>
  allocate(
    amount,
    lines.map((line) => ({ key: line.itemId, weight: line.gross, room: roomOf(line) })),
  )

/** The net part of what is taken off. What is left keeps 0 <= net <= gross, whatever the roundings before were. */
export const netTakenOff = (gross: number, { gross: all, net, vatRate }: TaxedAmount): number =>
  Math.max(gross - (all - net), 0, Math.min(netOf(gross, vatRate), gross, net))

export interface TakenOff {
  left: Goods
  /** Positive, one amount for each VAT rate of which something was taken. */
  taken: TaxedAmount[]
}

/** Lowers lines by their shares. */
export const takeOff = ({ lines, taxed }: Goods, shares: ReadonlyMap<number, number>): TakenOff => {
  const share = (line: GoodsLine): number => shares.get(line.itemId) ?? 0
  const takenOf = (one: TaxedAmount): TaxedAmount => {
    const gross = lines.filter(({ vatRate }) => vatRate === one.vatRate).reduce((sum, line) => sum + share(line), 0)
    return { vatRate: one.vatRate, gross, net: netTakenOff(gross, one) }
  }
  const taken = taxed.map(takenOf)
  return {
    left: {
      lines: lines.map((line) => ({ ...line, gross: line.gross - share(line) })),
      taxed: taxed.map((one, index) => ({
        vatRate: one.vatRate,
        gross: one.gross - (taken[index]?.gross ?? 0),
        net: one.net - (taken[index]?.net ?? 0),
      })),
    },
    taken: taken.filter(({ gross }) => gross > 0),
  }
}

/** @param net what each line costs net before anything is taken off */
export const goodsOf = (lines: readonly (GoodsLine & { net: number })[]): Goods => ({
  lines: lines.map(({ net: _, ...line }) => line),
  taxed: vatRates(lines),
})
