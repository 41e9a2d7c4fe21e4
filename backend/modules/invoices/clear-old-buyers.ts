import { inArray, sql } from 'drizzle-orm'
import { type Buyer, invoiceDocuments, invoices } from '../../db/schema/invoices.ts'
import type { Services } from '../../kernel/context.ts'
import { inTransaction } from '../../kernel/in-transaction.ts'
import { ok } from '../../kernel/result.ts'
import type { FileName } from '../../ports/files/port.ts'

/** The triggers of the table allow this buyer and no other. */
const noBuyer: Buyer = { name: '', country: '', ZIPCode: '', city: '', addressLine: '', taxNumber: null }

/** The invoices of one round, so that it does not hold its locks for long. */
const maxInvoices = 500

/**
 * Takes the buyer out of invoices that the law no longer wants, eight years after the end of their year (Act C of 2000,
 * 169. §), and deletes their documents. Numbers and amounts stay.
 * @returns the number of invoices
 */
export const clearOldBuyers = async (services: Services, now: Date): Promise<number> => {
  const firstDay = `${now.getUTCFullYear() - 8}-01-01`
  const done = await inTransaction(services, async ({ db, files }) => {
    const old = db
      .select({ id: invoices.id })
      .from(invoices)
      .where(sql`${invoices.issuedOn} < ${firstDay} and ${invoices.buyer}->>'name' <> ''`)
      .orderBy(invoices.id)
      .limit(maxInvoices)
    const cleared = await db
      .update(invoices)
      .set({ buyer: noBuyer })
      .where(inArray(invoices.id, old))
      .returning({ id: invoices.id })
    const ids = cleared.map(({ id }) => id)
    if (ids.length === 0) return ok(0)
    const documents = await db
      .delete(invoiceDocuments)
      .where(inArray(invoiceDocuments.invoiceId, ids))
      .returning({ file: invoiceDocuments.file })
    // Before the commit: with the storage away the next round finds the rows again.
    for (const { file } of documents) await files.remove(file as FileName)
    return ok(ids.length)
  })
  return done.ok ? done.value : 0
}
