import { bookListLimits } from '#contracts/book-list-limits.ts'
import type { SheetFormat } from '#contracts/sheet-format.ts'
import type { CartReport, CartReportLine } from '#contracts/cart-report.ts'
import type { FileAnswer } from '#contracts/file-answer.ts'
import type { Context } from '../../kernel/context.ts'
import { fail, ok, type Result } from '../../kernel/result.ts'
import { readSheet } from '../../sheets/read-sheet.ts'
import type { SheetCode } from '../../sheets/sheet.ts'
import { tableFile } from '../../sheets/table-file.ts'
import { shopDay } from '../catalog/rules/shop-day.ts'
import { findIsbns } from '../catalog/service.ts'
import {
  addLines,
  type Cart,
  eachOf,
  findOwnDraftOrder,
  loadCart,
  reportLine,
  totalOf,
} from '../draft-orders/service.ts'
import { findBooks } from './find-books.ts'
import { cartTable, columnWidths, fileName, sheetName, type TableLine } from './rules/cart-table.ts'
import type { ListedLine } from './rules/listed-line.ts'
import { parseList } from './rules/parse-list.ts'
import { maxHeadRows, readTable } from './rules/read-table.ts'

const { lines: maxLines } = bookListLimits
const tooManyLines = fail('too_many_lines', { params: { max: maxLines } })

/** Gifts and upsells belong to this cart alone: brought to another one they would be bought at their usual price. */
const linesOf = async (ctx: Context, { items: all, unpriced }: Cart): Promise<TableLine[]> => {
  const items = all.filter(({ dealId }) => dealId === null)
  const isbns = await findIsbns(
    ctx.db,
    [...items, ...unpriced].map(({ variantId }) => variantId),
  )
  const common = ({ variantId, quantity, facts }: Cart['items'][number] | Cart['unpriced'][number]) => ({
    isbn: isbns.get(variantId),
    sku: facts.sku,
    title: facts.title,
    quantity,
  })
  return [
    ...items.map((item) => {
      const total = totalOf(item)
      return { ...common(item), unit: eachOf(total, item.quantity), total }
    }),
    ...unpriced.map((item) => ({ ...common(item), unit: null, total: null })),
  ]
}

/** The cart as a file, which `importFile` reads. */
export const exportCart = async (
  ctx: Context,
  uuid: string,
  format: SheetFormat,
): Promise<Result<FileAnswer, 'not_found'>> => {
  const row = await findOwnDraftOrder(ctx, uuid)
  if (!row) return fail('not_found')
  const cart = await loadCart(ctx, row)
  const { locale } = ctx
  const place = { locale, segment: ctx.actor.segment, currency: cart.row.currency }
  const table = cartTable(await linesOf(ctx, cart), place)
  const form = { format, locale, name: fileName(locale, shopDay(ctx.now())), sheet: sheetName(locale) }
  return ok(tableFile(table, { ...form, widths: columnWidths }))
}

type AddError = 'not_found' | 'draft_order_closed' | 'offer_fixed'

/** The currency of the open cart, before anything costly is done for it. */
const findOpen = async (ctx: Context, uuid: string): Promise<Result<Context, AddError>> => {
  const row = await findOwnDraftOrder(ctx, uuid)
  if (!row) return fail('not_found')
  if (row.offerVersionId !== null) return fail('offer_fixed')
  return row.status === 'closed' ? fail('draft_order_closed') : ok({ ...ctx, currency: row.currency })
}

/** Adds what a list names, and says of each line what became of it, in the order of the list. */
const addListed = async (
  ctx: Context,
  uuid: string,
  lines: readonly ListedLine[],
): Promise<Result<CartReport, AddError | 'too_many_lines'>> => {
  if (lines.length > maxLines) return tooManyLines
  const found = await findBooks(ctx, lines)
  const refused: CartReportLine[] = found.flatMap(({ row, written, readings: [reading], ...line }) =>
    'refusal' in line
      ? [
          reportLine(
            ctx,
            { row, name: written, quantity: reading?.quantity ?? null },
            { taken: 0, outcome: 'refused', why: line.refusal },
          ),
        ]
      : [],
  )
  const wanted = found.flatMap((line) => ('refusal' in line ? [] : [{ ...line, name: line.written }]))
  const added = await addLines(ctx, uuid, wanted)
  if (!added.ok) return added
  return ok({ lines: [...added.value, ...refused].toSorted((a, b) => (a.row ?? 0) - (b.row ?? 0)) })
}

/** Adds the books of an XLSX or CSV file. */
export const importFile = async (
  ctx: Context,
  uuid: string,
  bytes: Uint8Array,
): Promise<Result<CartReport, AddError | SheetCode>> => {
  const open = await findOpen(ctx, uuid)
  if (!open.ok) return open
  // The head, and what stands above it, are no lines of the list.
  const rows = await readSheet(bytes, maxLines + maxHeadRows)
  if (!rows.ok) return rows.code === 'too_many_lines' ? tooManyLines : rows
  const lines = readTable(rows.value)
  return lines.length === 0 ? fail('file_empty') : addListed(open.value, uuid, lines)
}

/** Adds the books of a pasted list. */
export const orderQuickly = async (
  ctx: Context,
  uuid: string,
  text: string,
): Promise<Result<CartReport, AddError | 'too_many_lines'>> => {
  const open = await findOpen(ctx, uuid)
  if (!open.ok) return open
  return addListed(open.value, uuid, parseList(text))
}
