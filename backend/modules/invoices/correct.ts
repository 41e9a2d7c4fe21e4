import type { Services } from '../../kernel/context.ts'
import { fail, ok, type Result } from '../../kernel/result.ts'
import { findStanding, issueContent } from './issue.ts'
import type { InvoiceRow } from './queries.ts'
import { allReturns, leftOver, type Return, reverseLines } from './rules/reverse-lines.ts'
import { sumLines } from './rules/sum-lines.ts'

type Ctx = Pick<Services, 'db' | 'now' | 'newId' | 'log'>

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
  const { invoice, corrections, lines, correctionLines } = standing
  const left = leftOver(lines, correctionLines)
  const all = allReturns(lines, left)
  const wanted = returns ?? all
  const reversed = wanted.length > 0 ? reverseLines(lines, left, wanted) : undefined
  if (!reversed) return fail('invalid_data_provided')
  const isAll = all.every(({ position, quantity }) =>
    wanted.some((one) => one.position === position && one.quantity === quantity),
  )
  const { orderNumber, locale, currency, exchangeRate, seller, buyer, paymentMethod, paymentName } = invoice
  return ok(
    await issueContent(
      ctx,
      {
        kind: isAll ? 'storno' : 'correction',
        orderId: invoice.orderId,
        orderNumber,
        correctsId: invoice.id,
        correctionIndex: corrections.length + 1,
        reason,
        locale,
        currency,
        exchangeRate,
        seller,
        buyer,
        paymentMethod,
        paymentName,
        payable: sumLines(reversed).gross,
        dueOn: (issuedOn) => issuedOn,
      },
      reversed,
    ),
  )
}
