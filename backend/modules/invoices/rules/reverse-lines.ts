import type { invoiceLines } from '../../../db/schema/invoices.ts'

export type LineRow = typeof invoiceLines.$inferSelect
export type NewLine = Omit<typeof invoiceLines.$inferInsert, 'id' | 'invoiceId'>

/** How much of each line of an invoice is left after the corrections so far, by the id of the line. */
export const leftOver = (lines: readonly LineRow[], corrections: readonly LineRow[]): Map<number, number> => {
  const left = new Map(lines.map(({ id, quantity }) => [id, quantity]))
  for (const { correctsId, quantity } of corrections)
    if (correctsId !== null) left.set(correctsId, (left.get(correctsId) ?? 0) + quantity)
  return left
}

export interface Return {
  position: number
  quantity: number
}

/**
 * The lines of a correction: those that come back, with negative quantities at the prices of the invoice.
 * @returns undefined if a line does not exist, or if more comes back than is left of it
 */
export const reverseLines = (
  lines: readonly LineRow[],
  left: ReadonlyMap<number, number>,
  returns: readonly Return[],
): NewLine[] | undefined => {
  if (new Set(returns.map(({ position }) => position)).size < returns.length) return undefined
  const reversed = returns.map(({ position, quantity }, index) => {
    const line = lines.find((one) => one.position === position)
    if (!line || quantity < 1 || quantity > (left.get(line.id) ?? 0)) return undefined
    const { id, invoiceId: _, ...values } = line
    return {
      ...values,
      position: index + 1,
      correctsId: id,
      quantity: -quantity,
      net: line.unitNet * -quantity,
      gross: line.unitGross * -quantity,
    }
  })
  return reversed.includes(undefined) ? undefined : (reversed as NewLine[])
}

/** Money that was given back without a line of its own is taken back, too, by a line that a storno adds. */
export const reverseReductions = (corrections: readonly LineRow[]): NewLine[] =>
  corrections
    .filter(({ correctsId }) => correctsId === null)
    .map(({ id, invoiceId: _, ...line }) => ({
      ...line,
      correctsId: id,
      quantity: -line.quantity,
      net: -line.net,
      gross: -line.gross,
    }))

/** Everything that is left. */
export const allReturns = (lines: readonly LineRow[], left: ReadonlyMap<number, number>): Return[] =>
  lines.map(({ id, position }) => ({ position, quantity: left.get(id) ?? 0 })).filter(({ quantity }) => quantity > 0)
