import { allLines, type Ctx, issueCorrection, positioned, type Standing } from './correct.ts'
import { findStanding } from './issue.ts'
import { selectByOrder } from './queries.ts'
import { reduceLines, refundLine } from './rules/reduce-lines.ts'
import { leftOver, type NewLine, reverseLines } from './rules/reverse-lines.ts'
import { sumLines } from './rules/sum-lines.ts'
import { translator } from './sheet/translate.ts'

/** Copies that came back, and what is given back for them. */
export interface Returned {
  /** By the ids of the ordered items. */
  copies: readonly { id: number; quantity: number }[]
  /** What they and their part of the costs and discounts are worth: gross, in minor units, by VAT rate. */
  value: ReadonlyMap<number, number>
  /** What is given back, which is less where a part went back before. */
  amount: number
  refundId?: number | undefined
}

/** The copies at their prices on the invoice, then what their discounts and the costs make of them at each rate. */
const returnedLines = ({ invoice, lines, correctionLines }: Standing, { copies, value }: Returned) => {
  const returns = copies.flatMap(({ id, quantity }) =>
    lines
      .filter(({ kind, orderItemId }) => kind === 'item' && orderItemId === id)
      .map(({ position }) => ({ position, quantity })),
  )
  const books = reverseLines(lines, leftOver(lines, correctionLines), returns)
  if (!books) return undefined
  const t = translator(invoice.locale)
  const rates = [...new Set([...value.keys(), ...books.map(({ vatRate }) => vatRate)])]
  const others = rates.flatMap((rate): NewLine[] => {
    const ofBooks = books.filter(({ vatRate }) => vatRate === rate).reduce((sum, { gross }) => sum - gross, 0)
    const gross = (value.get(rate) ?? 0) - ofBooks
    return gross === 0 ? [] : [refundLine({ rate, gross }, gross > 0 ? t('refund') : t('discountPart'), 0)]
  })
  return positioned([...books, ...others])
}

/**
 * Issues the correction for copies that a consumer has withdrawn and sent back: a storno where nothing is left. The
 * caller has locked the order.
 * @returns whether the order has an invoice, or had one
 */
export const correctReturned = async (ctx: Ctx, orderId: number, returned: Returned): Promise<boolean> => {
  const standing = await findStanding(ctx, orderId)
  const { amount, value, refundId } = returned
  if (!standing) return (await selectByOrder(ctx.db, orderId)).length > 0
  if (amount <= 0) return true
  const { gross: left, vat } = sumLines([...standing.lines, ...standing.correctionLines])
  const worth = [...value.values()].reduce((sum, gross) => sum + gross, 0)
  // By what the copies are worth: the money may differ from it by the rounding of cash.
  const isRest = worth >= left
  const partly =
    (amount === worth ? returnedLines(standing, returned) : undefined) ??
    reduceLines(vat, Math.min(amount, left), translator(standing.invoice.locale)('refund'))
  const lines = isRest ? allLines(standing) : partly
  if (lines.length > 0)
    await issueCorrection(ctx, standing, {
      kind: isRest ? 'storno' : 'correction',
      lines,
      reason: 'withdrawal',
      refundId,
    })
  return true
}
