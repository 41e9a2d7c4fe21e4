import type { Services } from '../../kernel/context.ts'
import { fail, ok, type Result } from '../../kernel/result.ts'
import { findStanding, issueContent } from './issue.ts'
import type { InvoiceRow } from './queries.ts'
import { referencesOf } from './rules/references.ts'
import { reduceLines } from './rules/reduce-lines.ts'
import {
  allReturns,
  leftOver,
  type NewLine,
  type Return,
  reverseLines,
  reverseReductions,
} from './rules/reverse-lines.ts'
import { sumLines } from './rules/sum-lines.ts'
import { translator } from './sheet/translate.ts'

export type Ctx = Pick<Services, 'db' | 'now' | 'newId' | 'log'>
export type Standing = NonNullable<Awaited<ReturnType<typeof findStanding>>>

interface Correction {
  kind: 'correction' | 'storno'
  lines: NewLine[]
  reason: string
  refundId?: number | undefined
}

export const issueCorrection = (
  ctx: Ctx,
  { invoice, corrections }: Standing,
  { kind, lines, reason, refundId }: Correction,
) => {
  const { orderId, orderNumber, locale, currency, exchangeRate, seller, buyer, paymentMethod, paymentName } = invoice
  return issueContent(
    ctx,
    {
      kind,
      orderId,
      orderNumber,
      ...referencesOf(invoice),
      correctsId: invoice.id,
      correctionIndex: corrections.length + 1,
      reason,
      refundId: refundId ?? null,
      locale,
      currency,
      exchangeRate,
      seller,
      buyer,
      paymentMethod,
      paymentName,
      payable: sumLines(lines).gross,
      dueOn: (issuedOn) => issuedOn,
    },
    lines,
  )
}

export const positioned = (lines: readonly NewLine[]): NewLine[] =>
  lines.map((line, index) => ({ ...line, position: index + 1 }))

/** All that is left of an invoice: its lines, and what was given back of it before. */
export const allLines = ({ lines, correctionLines }: Standing): NewLine[] => {
  const left = leftOver(lines, correctionLines)
  return positioned([
    ...(reverseLines(lines, left, allReturns(lines, left)) ?? []),
    ...reverseReductions(correctionLines),
  ])
}

const isAll = ({ lines, correctionLines }: Standing, returns: readonly Return[]): boolean =>
  allReturns(lines, leftOver(lines, correctionLines)).every(({ position, quantity }) =>
    returns.some((one) => one.position === position && one.quantity === quantity),
  )

/**
 * Takes back lines of an order's invoice by another invoice, because an issued one never changes. Without `returns` it
 * takes back all that is left. The caller has locked the order.
 * @param returns `position` is that of a line on the invoice
 */
export const correctInvoice = async (
  ctx: Ctx,
  of: Pick<InvoiceRow, 'orderId'>,
  reason: string,
  returns?: readonly Return[],
): Promise<Result<InvoiceRow, 'not_found' | 'invalid_data_provided'>> => {
  const standing = await findStanding(ctx, of.orderId)
  if (!standing) return fail('not_found')
  const { lines, correctionLines } = standing
  const some = returns && reverseLines(lines, leftOver(lines, correctionLines), returns)
  if (returns && (!some || some.length === 0)) return fail('invalid_data_provided')
  const partly = some && !isAll(standing, returns) ? some : undefined
  const reversed = partly ?? allLines(standing)
  if (reversed.length === 0) return fail('invalid_data_provided')
  return ok(await issueCorrection(ctx, standing, { kind: partly ? 'correction' : 'storno', lines: reversed, reason }))
}

/**
 * Issues the correction for money that was given back: a storno where nothing is left, otherwise one that lowers the
 * invoice by the amount. Nothing happens to an order whose invoice was taken back. The caller has locked the order.
 */
export const correctByRefund = async (
  ctx: Ctx,
  orderId: number,
  { id: refundId, amount, reason }: { id: number; amount: number; reason: string },
): Promise<void> => {
  const standing = await findStanding(ctx, orderId)
  if (!standing) return
  const { gross: left, vat } = sumLines([...standing.lines, ...standing.correctionLines])
  const name = translator(standing.invoice.locale)('refund')
  const isRest = amount >= left
  const lines = isRest ? allLines(standing) : reduceLines(vat, amount, name)
  if (lines.length > 0)
    await issueCorrection(ctx, standing, { kind: isRest ? 'storno' : 'correction', lines, reason, refundId })
}
