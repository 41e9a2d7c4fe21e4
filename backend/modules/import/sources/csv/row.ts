import { RecordError } from '../record-error.ts'
import type { CsvField, CsvMapping } from './mapping.ts'

/** The fields that a file has: a record has a block if the file has its fields. */
export type Row = ReturnType<typeof createRow>

const largestInteger = 32_767

/** A line by the names of the fields. Every reader throws a RecordError with the field and its value. */
export const createRow = (
  cells: ReadonlyMap<string, string>,
  { columns, values, defaults, decimal, listSeparator }: CsvMapping,
) => {
  const text = (field: CsvField): string | null => {
    const cell = cells.get(columns[field] ?? '')?.trim() ?? ''
    return (values[field]?.[cell] ?? cell) || (defaults[field] ?? null)
  }
  const bad = (field: CsvField): RecordError =>
    new RecordError({ code: 'bad_value', detail: `${field}: ${text(field) ?? ''}` })
  /** `3 990 Ft`, `3.990,00`, `12.5`: spaces, the name of the currency and separators of thousands are removed. */
  const number = (field: CsvField): number | null => {
    const written = text(field)
    if (written === null) return null
    const bare = written.replaceAll(/\s|Ft|HUF|EUR|€/g, '')
    const plain = decimal === ',' ? bare.replaceAll('.', '').replace(',', '.') : bare.replaceAll(',', '')
    if (!/^\d{1,9}(\.\d+)?$/.test(plain)) throw bad(field)
    return Number(plain)
  }
  const integer = (field: CsvField): number | null => {
    const value = number(field)
    if (value !== null && (!Number.isInteger(value) || value > largestInteger)) throw bad(field)
    return value
  }
  return {
    text,
    number,
    integer,
    bad,
    list: (field: CsvField): string[] =>
      (text(field) ?? '')
        .split(listSeparator)
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
