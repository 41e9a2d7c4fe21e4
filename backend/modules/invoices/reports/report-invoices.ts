import type { Services } from '../../../kernel/context.ts'
import { type TaxAuthority, TaxAuthorityError } from '../../../ports/tax-authority/port.ts'
import { selectById } from '../queries.ts'
import { claimReport, type ReportRow, updateReport } from './queries.ts'
import { readReportedInvoice } from './reported-invoice.ts'

const minuteMs = 60_000
/** A process that died leaves its report to the others after this time. */
const claimMs = 5 * minuteMs
/** The law wants a report within a day. Halfway, the log calls for a person. */
const alertMs = 12 * 3_600_000
const batch = 100

/** One minute, two, four … at most an hour. */
const pauseMs = (tries: number): number => Math.min(2 ** Math.min(tries, 7), 60) * minuteMs

type Step = (ctx: Services, authority: TaxAuthority, report: ReportRow) => Promise<Partial<ReportRow>>

const send: Step = async (ctx, authority, { invoiceId }) => {
  const invoice = await readReportedInvoice(ctx.db, invoiceId)
  // Written before the call: if its answer is lost, the next try asks first whether the report arrived.
  await updateReport(ctx.db, invoiceId, { status: 'sending' })
  const transactionId = await authority.report(invoice)
  return { status: 'sent', transactionId, messages: [], nextTryAt: new Date(ctx.now().getTime() + minuteMs) }
}

const sendAgain: Step = async (ctx, authority, report) => {
  const { number } = await readReportedInvoice(ctx.db, report.invoiceId)
  if (await authority.knows(number)) return { status: 'accepted', messages: [], completedAt: ctx.now() }
  return send(ctx, authority, report)
}

const check: Step = async (ctx, authority, { invoiceId, transactionId }) => {
  const result = await authority.check(transactionId ?? '')
  if (result.status === 'processing') return { nextTryAt: new Date(ctx.now().getTime() + minuteMs) }
  const { number } = await readReportedInvoice(ctx.db, invoiceId)
  // It was sent twice, and the first one arrived after all.
  const isThere =
    result.status === 'refused' &&
    result.messages.some(({ code }) => code === 'INVOICE_NUMBER_NOT_UNIQUE') &&
    (await authority.knows(number))
  const status = isThere ? 'accepted' : result.status
  if (status === 'refused')
    ctx.log.error({ invoiceId, codes: result.messages.map(({ code }) => code) }, 'the tax authority refused an invoice')
  return { status, messages: result.messages, completedAt: ctx.now() }
}

const steps: Record<'due' | 'sending' | 'sent', Step> = { due: send, sending: sendAgain, sent: check }

/** A refused call has reported nothing; a call without an answer may have. */
const afterFailure = (error: unknown): Partial<ReportRow> => {
  if (!(error instanceof TaxAuthorityError)) throw error
  const isLost = error.code === 'unreachable' || error.code === 'untrusted-answer'
  return {
    ...(!isLost && { status: 'due' as const }),
    messages: [{ level: 'ERROR', code: error.code, text: error.message }],
  }
}

const alert = async (ctx: Services, { invoiceId, tries }: ReportRow): Promise<void> => {
  const invoice = await selectById(ctx.db, invoiceId)
  if (invoice && ctx.now().getTime() - invoice.issuedAt.getTime() > alertMs)
    ctx.log.error({ invoiceId, tries }, 'an invoice is not reported to the tax authority for 12 hours')
}

const advance = async (ctx: Services, authority: TaxAuthority, report: ReportRow): Promise<void> => {
  const { status, invoiceId, tries } = report
  if (status === 'accepted' || status === 'refused') return
  const nextTryAt = new Date(ctx.now().getTime() + pauseMs(tries))
  const isSent = status === 'sent'
  const changes = await steps[status](ctx, authority, report).catch((error: unknown) => ({
    ...afterFailure(error),
    // A question that got no answer changes nothing about what was sent.
    ...(isSent && { status: 'sent' as const }),
  }))
  await updateReport(ctx.db, invoiceId, { nextTryAt, ...changes })
  if (!changes.completedAt) await alert(ctx, report)
}

/** Reports invoices to the tax authority and asks what became of them. Several processes may do it at the same time. */
export const reportInvoices = async (ctx: Services): Promise<void> => {
  const { taxAuthority } = ctx
  if (!taxAuthority) return
  for (let count = 0; count < batch; count++) {
    const now = ctx.now()
    const report = await claimReport(ctx.db, { now, until: new Date(now.getTime() + claimMs) })
    if (!report) return
    await advance(ctx, taxAuthority, report)
  }
}
