import { contributorRoles, currencies, type Currency, formats } from '#contracts/shop.ts'
import { parseIsbn } from '../../../catalog/rules/isbn.ts'
import { fromInverted, fromNatural } from '../../rules/person-name.ts'
import { keyOf } from '../../rules/record-keys.ts'
import type {
  About,
  Publishing,
  Supply,
  Texts,
  TradeContributor,
  TradeRecord,
  TradeResource,
  TradeSupplier,
} from '../../trade-record.ts'
import { RecordError } from '../record-error.ts'
import type { CsvField } from './mapping.ts'
import type { Row } from './row.ts'

const missing = (field: CsvField): RecordError => new RecordError({ code: 'missing', detail: field })

const isFormat = (text: string): text is About['format'] =>
  text !== 'package' && formats.some((format) => format === text)

/**
 * Hungarian names begin with the family name. Authors are named in the order of the original's language, other
 * contributors in that of the book's.
 */
const peopleOf = (row: Row, language: string, originalLanguage: string): TradeContributor[] =>
  contributorRoles.flatMap((role) => {
    const isHungarian = (role === 'author' ? originalLanguage : language) === 'hu'
    return row.list(`${role}s`).map((name) => ({
      key: null,
      ...(name.includes(',') ? fromInverted(name, isHungarian) : fromNatural(name, isHungarian)),
      role,
      born: null,
      died: null,
    }))
  })

const aboutOf = (row: Row): About => {
  const [format, title, language] = [row.text('format') ?? 'paperback', row.bare('title'), row.text('language') ?? 'hu']
  if (!isFormat(format)) throw new RecordError({ code: 'format_not_sold', detail: format })
  if (!title) throw missing('title')
  if (!/^[a-z]{2,3}$/.test(language)) throw row.bad('language')
  const originalLanguage = row.text('originalLanguage')
  const series = row.bare('series')
  const [ageFrom, ageTo] = [row.integer('ageFrom'), row.integer('ageTo')]
  const hasAge = ageFrom !== null || ageTo !== null
  return {
    format,
    title,
    subtitle: row.bare('subtitle'),
    part: null,
    language,
    originalTitle: row.bare('originalTitle'),
    originalLanguage,
    contributors: peopleOf(row, language, originalLanguage ?? language),
    series: series ? { key: null, title: { hu: series, en: series }, number: row.integer('seriesNumber') } : null,
    categories: row.list('categories'),
    ageFrom: hasAge ? (ageFrom ?? 0) : null,
    ageTo: hasAge ? (ageTo ?? 99) : null,
    pages: row.integer('pages'),
    minutes: row.integer('minutes'),
    width: row.integer('width'),
    height: row.integer('height'),
    weight: row.integer('weight'),
  }
}

/** A text in one language is used for both. */
const both = (hu: string | null, en: string | null) => ({ hu: hu ?? en ?? '', en: en ?? hu ?? '' })

/** The first one is the front cover. */
const imagesOf = (row: Row): TradeResource[] =>
  row.list('images').map((url, index) => {
    if (!/^https?:\/\//.test(url) || !URL.canParse(url)) throw row.bad('images')
    return { kind: 'image', view: index === 0 ? 'front' : 'other', url }
  })

const textsOf = (row: Row): Texts => ({
  lead: both(row.paragraphs('lead'), row.paragraphs('leadEn')),
  description: both(row.paragraphs('description'), row.paragraphs('descriptionEn')),
  ...(row.has('images') && { resources: imagesOf(row) }),
})

const isNo = (text: string | null): boolean => /^(0|no|nem|false)$/i.test(text ?? '')

const publishingOf = (row: Row): Publishing => {
  const name = row.bare('publisher')
  if (!name) throw missing('publisher')
  const publishedOn = row.day('publishedOn')
  return {
    publisher: { key: keyOf(name, 60), name },
    ...(publishedOn !== null && { publishedOn }),
    firstYear: row.integer('firstYear'),
    isActive: !isNo(row.text('active')),
  }
}

const isbnsOf = (row: Row, field: 'otherFormats' | 'replacedBy'): string[] =>
  row.list(field).map((text) => {
    const isbn = parseIsbn(text)
    if (!isbn) throw row.bad(field)
    return isbn
  })

const mostDays = 999

/** Copies that somebody has for us; a table that names no supplier speaks of its sender's. */
const suppliersOf = (row: Row): TradeSupplier[] => {
  const copies = row.integer('supplierStock')
  if (copies === null) return []
  const leadDays = row.integer('supplierDays')
  if (copies < 0) throw row.bad('supplierStock')
  if (leadDays !== null && (leadDays < 1 || leadDays > mostDays)) throw row.bad('supplierDays')
  return [{ name: (row.text('supplier') ?? row.sender).slice(0, 200), copies, leadDays }]
}

const supplyOf = (row: Row): Supply => {
  const prices = (Object.keys(currencies) as Currency[]).flatMap((currency) => {
    const [gross, original] = [row.price(`price${currency}`, currency), row.price(`originalPrice${currency}`, currency)]
    return gross === null
      ? []
      : [{ currency, gross, originalGross: original !== null && original > gross ? original : null }]
  })
  const vatRate = row.number('vatRate')
  if (vatRate !== null && ![0, 5, 18, 27].includes(vatRate)) throw row.bad('vatRate')
  return { vatRate, prices, ended: [], onHand: row.integer('stock'), suppliers: suppliersOf(row) }
}

/** A line with title and publisher is a whole record. Any other line updates the blocks that it has. */
export const toRecord = (row: Row): TradeRecord => {
  const written = row.text('isbn')
  const isbn = written === null ? null : (parseIsbn(written) ?? null)
  if (written !== null && !isbn) throw row.bad('isbn')
  const sku = row.text('sku') ?? isbn ?? row.text('reference')
  if (!sku) throw missing('isbn')
  const isWhole = row.has('title') && row.has('publisher')
  return {
    reference: (row.text('reference') ?? sku).slice(0, 200),
    notice: isWhole ? 'put' : 'patch',
    isbn,
    sku,
    ...(row.has('title') && { about: aboutOf(row) }),
    ...(row.has('lead', 'leadEn', 'description', 'descriptionEn', 'images') && { texts: textsOf(row) }),
    ...(row.has('publisher') && { publishing: publishingOf(row) }),
    ...(row.has('work', 'otherFormats', 'replacedBy') && {
      related: {
        work: row.text('work') === null ? null : keyOf(row.text('work') ?? ''),
        workKeys: [],
        formats: isbnsOf(row, 'otherFormats'),
        replacedBy: isbnsOf(row, 'replacedBy'),
      },
    }),
    ...(row.has('priceHUF', 'priceEUR', 'stock', 'supplierStock', 'vatRate') && { supply: supplyOf(row) }),
  }
}
