import { currencies, type Currency } from '#contracts/shop.ts'
import { oneLine, withoutMarks } from '../clean-text.ts'
import { RecordError } from '../record-error.ts'
import { textOfMarkup } from '../text-of-markup.ts'
import type { CsvField, CsvMapping } from './mapping.ts'
import { bareNumber, decimalFor, plainNumber, type Proof } from './number-format.ts'

/** The fields that a file has: a record has a block if the file has its fields. */
export type Row = ReturnType<typeof createRow>

const largestInteger = 32_767
const noProof: Proof = new Set()

/** Whether digits behind the decimal separator are no price: tenths of a cent, or thousands that look like fractions. */
const isNoPrice = (plain: string, currency: Currency): boolean => {
  const [whole = '', fraction = ''] = plain.split('.')
  if (fraction.length < 3) return false
  return /[1-9]/.test(fraction.slice(2)) || (currencies[currency] === 0 && whole.length < 4)
}

/** A line by the names of the fields. Every reader throws a RecordError with the field and its value. */
export const createRow = (
  cells: ReadonlyMap<string, string>,
  { sender, columns, values, defaults, listSeparator }: CsvMapping,
  proofs: ReadonlyMap<CsvField, Proof>,
) => {
  const writtenIn = (field: CsvField): string => cells.get(columns[field] ?? '') ?? ''
  const cellOf = (field: CsvField): string => oneLine(writtenIn(field))
  const mapped = (field: CsvField, value: string): string => values[field]?.[value] ?? value
  const orDefault = (field: CsvField, value: string): string | null => mapped(field, value) || (defaults[field] ?? null)
  const text = (field: CsvField): string | null => orDefault(field, cellOf(field))
  const bad = (field: CsvField): RecordError =>
    new RecordError({ code: 'bad_value', detail: `${field}: ${text(field) ?? ''}` })
  /** `3 990 Ft`, `3.990,00`, `12.5`: as the column writes its numbers, which `proofs` says. */
  const plain = (field: CsvField, hasFractions = true): string | null => {
    const written = text(field)
    if (written === null) return null
    const bare = bareNumber(written)
    // The mapping writes its defaults as JavaScript does.
    const isDefault = cellOf(field) === ''
    const decimal = isDefault ? '.' : decimalFor(bare, proofs.get(field) ?? noProof, hasFractions)
    if (!decimal && plainNumber(bare, '.') !== undefined)
      throw new RecordError({ code: 'number_ambiguous', detail: `${field}: ${written}` })
    const found = decimal && plainNumber(bare, decimal)
    if (found === undefined) throw bad(field)
    return found
  }
  const number = (field: CsvField): number | null => {
    const found = plain(field)
    return found === null ? null : Number(found)
  }
  const integer = (field: CsvField): number | null => {
    const value = number(field)
    if (value !== null && (!Number.isInteger(value) || value > largestInteger)) throw bad(field)
    return value
  }
  return {
    sender,
    text,
    /** A title or a name. */
    bare: (field: CsvField): string | null => orDefault(field, withoutMarks(cellOf(field))),
    /** A text of several paragraphs. Markup in it is removed. */
    paragraphs: (field: CsvField): string | null => orDefault(field, textOfMarkup(writtenIn(field))),
    number,
    integer,
    bad,
    /** In minor units. */
    price: (field: CsvField, currency: Currency): number | null => {
      const found = plain(field, currencies[currency] > 0)
      if (found === null) return null
      if (isNoPrice(found, currency)) throw bad(field)
      return Math.round(Number(found) * 10 ** currencies[currency])
    },
    /** The mapping may name the value of the whole cell or that of a part. */
    list: (field: CsvField): string[] =>
      (text(field) ?? '')
        .split(listSeparator)
        .flatMap((part) => mapped(field, part.trim()).split(listSeparator))
        .map((part) => part.trim())
        .filter(Boolean),
    /** A date in the form of ISO or of Hungary, `2024. 3. 5.`. A year or month alone means its first day. */
    day: (field: CsvField): string | null => {
      const written = text(field)
      if (written === null) return null
      const [, year, month = '1', day = '1'] =
        /^(\d{4})(?:[-./]\s*(\d{1,2}))?(?:[-./]\s*(\d{1,2}))?\.?$/.exec(written) ?? []
      if (!year) throw bad(field)
      const iso = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
      const time = Date.parse(iso)
      if (Number.isNaN(time) || new Date(time).toISOString().slice(0, 10) !== iso) throw bad(field)
      return iso
    },
    has: (...fields: CsvField[]): boolean =>
      fields.some((field) => columns[field] !== undefined || defaults[field] !== undefined),
  }
}
