import { createHash } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { FileAnswer } from '#contracts/file-answer.ts'
import type { Database } from '../../db/connect.ts'
import { invoiceDocuments } from '../../db/schema/invoices.ts'
import { inTransaction } from '../../kernel/in-transaction.ts'
import type { Services } from '../../kernel/context.ts'
import { fail, ok, type Result } from '../../kernel/result.ts'
import type { FileName } from '../../ports/files/port.ts'
import { readWhole } from '../../ports/files/read-whole.ts'
import { moveInvoice } from './move-invoice.ts'
import { type InvoiceRow, selectById, selectLines } from './queries.ts'

const hashOf = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex')

/** The uuid keeps two shops that share a bucket by mistake from writing over each other's invoices. */
const fileOf = ({ year, number, uuid }: InvoiceRow): FileName => `invoices/${year}/${number}-${uuid}.pdf`

const selectDocument = async (db: Database, invoiceId: number) =>
  (await db.select().from(invoiceDocuments).where(eq(invoiceDocuments.invoiceId, invoiceId)))[0]

const render = async ({ db }: Pick<Services, 'db'>, invoice: InvoiceRow): Promise<Uint8Array> => {
  const corrected = invoice.correctsId === null ? undefined : await selectById(db, invoice.correctsId)
  // The library and the faces are loaded with the first invoice, not with the start.
  const { renderInvoice } = await import('./pdf/render-invoice.ts')
  return renderInvoice({ invoice, lines: await selectLines(db, [invoice.id]), corrects: corrected?.number })
}

/**
 * Makes the one document of an invoice. The file comes before its row: a process that dies between them leaves a file
 * that the next one writes again with the same bytes.
 */
export const makeDocument = async (ctx: Services, invoice: InvoiceRow): Promise<void> => {
  const bytes = await render(ctx, invoice)
  const file = fileOf(invoice)
  await ctx.files.write(file, bytes)
  await inTransaction(ctx, async (tx) => {
    const inserted = await tx.db
      .insert(invoiceDocuments)
      .values({ invoiceId: invoice.id, file, sha256: hashOf(bytes), size: bytes.length, at: tx.now() })
      .onConflictDoNothing()
      .returning({ invoiceId: invoiceDocuments.invoiceId })
    if (inserted.length === 1) {
      await moveInvoice(tx, invoice, 'accepted', 'document made')
      await tx.jobs.enqueue(tx.db, 'invoice-mail', { invoiceId: invoice.id })
    }
    return ok(null)
  })
}

/** The document of an invoice, if it is still the one that was made. */
export const openDocument = async (
  { db, files, log }: Services,
  invoice: InvoiceRow,
): Promise<Result<FileAnswer, 'not_found' | 'files_unavailable'>> => {
  const document = await selectDocument(db, invoice.id)
  if (!document) return fail('not_found')
  const bytes = await readWhole(files, document.file as FileName)
  if (!bytes || hashOf(bytes) !== document.sha256) {
    log.error({ invoiceId: invoice.id }, bytes ? 'the file of an invoice was changed' : 'an invoice has lost its file')
    return fail('files_unavailable')
  }
  const content = new Blob([new Uint8Array(bytes)]).stream()
  return ok({ name: `${invoice.number}.pdf`, type: 'application/pdf', size: document.size, content })
}
