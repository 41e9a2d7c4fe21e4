import type { Services } from '../../kernel/context.ts'
import { inTransaction } from '../../kernel/in-transaction.ts'
import { ok } from '../../kernel/result.ts'
import { shopDay } from '../catalog/rules/shop-day.ts'
import { readConfiguration } from '../configuration/service.ts'
import { findShipments, type OrderRow } from '../orders/service.ts'
import { findLatestAttempt } from '../payments/service.ts'
import { insertInvoice, type InvoiceRow, nextNumber, selectByOrder, selectLines } from './queries.ts'
import { readMoney, readOrderLines, readPaymentMethod } from './read-order.ts'
import { invoiceNumber } from './rules/invoice-number.ts'
import { buyerOf, sellerOf } from './rules/parties.ts'
import { dueDay } from './rules/payment-term.ts'
import { referencesOf } from './rules/references.ts'
import { type NewLine } from './rules/reverse-lines.ts'
import { sumLines } from './rules/sum-lines.ts'

type Ctx = Pick<Services, 'db' | 'now' | 'newId' | 'log'>
type Content = Omit<
  Parameters<typeof insertInvoice>[1],
  | 'uuid'
  | 'number'
  | 'year'
  | 'counter'
  | 'issuedAt'
  | 'issuedOn'
  | 'performedOn'
  | 'net'
  | 'gross'
  | 'vat'
  | 'lineCount'
  | 'status'
  | 'dueOn'
> & { dueOn: (issuedOn: string) => string }

/** Gives a number to a content. The number is taken last, because every other invoice waits for it. */
export const issueContent = async (
  ctx: Ctx,
  { dueOn, ...content }: Content,
  lines: readonly NewLine[],
): Promise<InvoiceRow> => {
  const issuedAt = ctx.now()
  const today = shopDay(issuedAt)
  const year = Number(today.slice(0, 4))
  // Without a transaction a number whose invoice fails would be lost, and no other invoice could follow.
  const issued = await inTransaction(ctx, async (tx) => {
    const { counter, issuedOn } = await nextNumber(tx.db, year, today)
    const facts = {
      uuid: tx.newId(),
      number: invoiceNumber(year, counter),
      year,
      counter,
      issuedAt,
      issuedOn,
      performedOn: issuedOn,
      dueOn: dueOn(issuedOn),
      lineCount: lines.length,
      status: 'created' as const,
    }
    return ok(await insertInvoice(tx.db, { ...content, ...sumLines(lines), ...facts }, lines))
  })
  if (!issued.ok) throw new Error('An invoice could not be issued')
  const { id, orderId, kind } = issued.value
  ctx.log.info({ invoiceId: id, orderId, kind }, 'invoice issued')
  return issued.value
}

/** The invoice of an order whose row the caller has locked. */
export const issueInvoice = async (ctx: Ctx, order: OrderRow): Promise<InvoiceRow> => {
  const { locale, currency } = order
  const lines = await readOrderLines(ctx.db, order.id, locale)
  const { net, gross } = sumLines(lines)
  if (net !== order.totalNet || gross !== order.totalGross)
    throw new Error(`The invoice of order ${order.id} would not have its total`)
  const configuration = await readConfiguration(ctx.db)
  const method = await readPaymentMethod(ctx.db, order)
  const { isPaid } = await readMoney(ctx.db, order.id)
  const arrivals = (await findShipments(ctx.db, order.id)).map(({ arrivesTo }) => arrivesTo)
  return issueContent(
    ctx,
    {
      kind: 'invoice',
      orderId: order.id,
      orderNumber: order.number,
      ...referencesOf(order),
      locale,
      currency,
      exchangeRate: currency === 'HUF' ? null : Math.round(configuration.exchange_rates[currency] * 100),
      seller: sellerOf(configuration),
      buyer: buyerOf(order.billing, locale),
      paymentMethod: method.key,
      paymentName: method.name,
      payable: (await findLatestAttempt(ctx.db, order.id))?.amount ?? gross,
      dueOn: (issuedOn) => dueDay(issuedOn, { isPaid, arrivals, termDays: order.paymentTermDays }),
    },
    lines,
  )
}

/** The invoice of an order that no storno has taken back, with what became of it. */
export const findStanding = async ({ db }: Pick<Ctx, 'db'>, orderId: number) => {
  const all = await selectByOrder(db, orderId)
  const takenBack = new Set(all.flatMap(({ kind, correctsId }) => (kind === 'storno' ? [correctsId] : [])))
  const invoice = all.find(({ kind, id }) => kind === 'invoice' && !takenBack.has(id))
  if (!invoice) return undefined
  const corrections = all.filter(({ correctsId }) => correctsId === invoice.id)
  return {
    invoice,
    corrections,
    lines: await selectLines(db, [invoice.id]),
    correctionLines:
      corrections.length === 0
        ? []
        : await selectLines(
            db,
            corrections.map(({ id }) => id),
          ),
  }
}
