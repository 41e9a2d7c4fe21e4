import type { FileAnswer } from '#contracts/file-answer.ts'
import type { SheetFormat } from '#contracts/sheet-format.ts'
import { currencies } from '#contracts/shop.ts'
import { formatIsbn } from '#lib/format/format-isbn.ts'
import { formatName } from '#lib/format/format-name.ts'
import en from '#messages/en/statistics-table.json' with { type: 'json' }
import hu from '#messages/hu/statistics-table.json' with { type: 'json' }
import type { Context } from '../../kernel/context.ts'
import { fail, ok, type Result } from '../../kernel/result.ts'
import { tableFile } from '../../sheets/table-file.ts'
import type { WrittenCell } from '../../sheets/written-cell.ts'
import { selectLines } from './queries.ts'
import { ordersInQuestion, type Question } from './service.ts'

const texts = { hu, en }

/** More than a large school orders in five years. A longer table would be written while other requests wait. */
const maxRows = 20_000

/** In characters of a workbook, in the order of the columns. */
const widths = [12, 16, 24, 24, 20, 20, 48, 30, 24, 24, 10, 14, 14, 10]

const columns = [
  'day',
  'number',
  'buyer',
  'costCenter',
  'isbn',
  'sku',
  'title',
  'authors',
  'publisher',
  'subject',
  'quantity',
  'net',
  'gross',
  'currency',
] as const

/** The ordered books of the period, one row for each line of an order. */
export const exportStatistics = async (
  ctx: Context,
  id: number,
  { format, ...question }: Question & { format: SheetFormat },
): Promise<Result<FileAnswer, 'not_found' | 'too_many_rows'>> => {
  const which = ordersInQuestion(ctx, id, question)
  if (!which) return fail('not_found')
  const { locale } = ctx
  const lines = await selectLines(ctx.recentDb, which, locale, maxRows + 1)
  if (lines.length > maxRows) return fail('too_many_rows', { params: { max: maxRows } })
  const rows = lines.map(({ buyer, costCenter, isbn, subject, quantity, net, gross, ...line }) => {
    const decimals = currencies[line.currency]
    const money = (value: number): WrittenCell => ({ value: value / 10 ** decimals, decimals })
    const cells: Record<(typeof columns)[number], WrittenCell> = {
      ...line,
      buyer: buyer ? formatName(buyer, locale) : '',
      costCenter: costCenter ? `${costCenter.code} ${costCenter.name}` : '',
      isbn: isbn === null ? '' : formatIsbn(isbn),
      subject: subject ?? '',
      quantity: { value: quantity, decimals: 0 },
      net: money(net),
      gross: money(gross),
    }
    return columns.map((column) => cells[column])
  })
  const { sheet, file, ...heads } = texts[locale]
  const name = `${file}-${question.from}-${question.to}`
  return ok(tableFile([columns.map((column) => heads[column]), ...rows], { format, locale, name, sheet, widths }))
}
