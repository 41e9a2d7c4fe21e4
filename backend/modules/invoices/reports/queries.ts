import { and, asc, eq, sql } from 'drizzle-orm'
import type { Database } from '../../../db/connect.ts'
import { invoiceReports, invoices } from '../../../db/schema/invoices.ts'

export type ReportRow = typeof invoiceReports.$inferSelect

export const updateReport = async (
  db: Database,
  invoiceId: number,
  changes: Partial<typeof invoiceReports.$inferInsert>,
): Promise<void> => {
  await db.update(invoiceReports).set(changes).where(eq(invoiceReports.invoiceId, invoiceId))
}

/**
 * Takes up one report that is due, and keeps other processes from it until `until`. An invoice is taken up after the
 * invoice and the corrections that came before it have been accepted.
 */
export const claimReport = async (
  db: Database,
  { now, until }: { now: Date; until: Date },
): Promise<ReportRow | undefined> => {
  const due = sql`(
    select r.invoice_id from ${invoiceReports} r join ${invoices} i on i.id = r.invoice_id
    where r.status in ('due', 'sending', 'sent') and r.next_try_at <= ${now.toISOString()}::timestamptz
      and not exists (
        select 1 from ${invoices} b join ${invoiceReports} br on br.invoice_id = b.id
        where br.status <> 'accepted' and b.id < i.id and (b.id = i.corrects_id or b.corrects_id = i.corrects_id))
    order by r.invoice_id limit 1 for update of r skip locked)`
  const [row] = await db
    .update(invoiceReports)
    .set({ nextTryAt: until, tries: sql`${invoiceReports.tries} + 1` })
    .where(eq(invoiceReports.invoiceId, due))
    .returning()
  return row
}

/** The oldest first. */
export const selectReports = (
  db: Database,
  { status, limit }: { status: ReportRow['status'] | undefined; limit: number },
) =>
  db
    .select({ number: invoices.number, issuedOn: invoices.issuedOn, report: invoiceReports })
    .from(invoiceReports)
    .innerJoin(invoices, eq(invoices.id, invoiceReports.invoiceId))
    .where(status && eq(invoiceReports.status, status))
    .orderBy(asc(invoiceReports.invoiceId))
    .limit(limit)

/** Reports a refused invoice again. @returns whether there is a refused one with this number */
export const reopenReport = async (db: Database, number: string, now: Date): Promise<boolean> => {
  const reopened = await db
    .update(invoiceReports)
    .set({ status: 'due', tries: 0, transactionId: null, nextTryAt: now, completedAt: null })
    .where(
      and(
        eq(invoiceReports.status, 'refused'),
        sql`${invoiceReports.invoiceId} = (select id from ${invoices} where number = ${number})`,
      ),
    )
    .returning({ invoiceId: invoiceReports.invoiceId })
  return reopened.length === 1
}
