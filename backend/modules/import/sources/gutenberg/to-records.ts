import { seededChoice, seededInteger, seededNumber } from '../../../../kernel/seeded-number.ts'
import { endingIn90 } from '../../../pricing/rules/ending-in-90.ts'
import type { TradePrice, TradeRecord } from '../../trade-record.ts'
import { categoriesOf } from './categories-of.ts'
import type { GutenbergText } from './read-row.ts'

type Format = 'paperback' | 'hardback' | 'ebook' | 'audio'

/** The frequency of each set of formats, in percent; a title has one to three formats. */
const formatSets: [number, [Format, ...Format[]]][] = [
  [42, ['paperback']],
  [33, ['paperback', 'ebook']],
  [10, ['hardback', 'ebook']],
  [8, ['paperback', 'hardback', 'ebook']],
  [7, ['paperback', 'ebook', 'audio']],
]
const skuEndings: Record<Format, string> = { paperback: 'P', hardback: 'H', ebook: 'E', audio: 'A' }
const forintsToAnEuro = 390

const formatsOf = (id: string): Format[] => {
  let left = seededNumber('formats', id) * 100
  return (formatSets.find(([share]) => (left -= share) < 0) ?? formatSets[0])?.[1] ?? ['paperback']
}

const pricesOf = (sku: string, format: Format, pages: number): TradePrice[] => {
  const paperback = 1_950 + pages * 5
  const forints = { paperback, hardback: paperback * 1.3 + 400, ebook: paperback * 0.66, audio: 2_700 + pages * 4 }[
    format
  ]
  const full = endingIn90(forints)
  const isReduced = seededNumber('reduced', sku) < 0.1
  const gross = isReduced ? Math.min(full - 100, endingIn90(full * seededChoice([0.9, 0.8, 0.75], 'rate', sku))) : full
  const inEuro = (amount: number): number => endingIn90((amount / forintsToAnEuro) * 100)
  const original = (amount: number, reduced: number): number | null => (isReduced && amount > reduced ? amount : null)
  return [
    { currency: 'HUF', gross, originalGross: original(full, gross) },
    { currency: 'EUR', gross: inEuro(gross), originalGross: original(inEuro(full), inEuro(gross)) },
  ]
}

const publicationDay = (sku: string): string => {
  const part = (min: number, max: number, word: string): string =>
    String(seededInteger(min, max, word, sku)).padStart(2, '0')
  return `${part(2004, 2026, 'year')}-${part(1, 9, 'month')}-${part(1, 28, 'day')}`
}

const measures = (format: Format, pages: number) => {
  if (format === 'ebook') return { pages, minutes: null, width: null, height: null, weight: null }
  if (format === 'audio')
    return { pages: null, minutes: Math.round(pages * 1.8), width: null, height: null, weight: null }
  return {
    pages,
    minutes: null,
    width: 123,
    height: 190,
    weight: Math.round(pages * 0.95) + (format === 'hardback' ? 210 : 45),
  }
}

/** A year between the first author's youth and death: nobody publishes as a child or long after death. */
const firstYearOf = ({ id, contributors: [author] }: GutenbergText): number => {
  const from = author?.born === null || author?.born === undefined ? 1850 : author.born + 25
  return Math.min(seededInteger(from, Math.max(from, author?.died ?? from + 30), 'first-year', id), 1995)
}

const textsOf = ({ id, title, subjects }: GutenbergText): TradeRecord['texts'] => {
  const list = subjects.slice(0, 8).map((subject) => subject.replaceAll(' -- ', ', '))
  return {
    lead: {
      hu: `A Project Gutenberg ${id}. számú szövege, új kiadásban.`,
      en: `Text no. ${id} of Project Gutenberg in a new edition.`,
    },
    description: { hu: [title, ...list].join('. '), en: [title, ...list].join('. ') },
    resources: [],
  }
}

/**
 * One record for each format. Values that the catalog does not have (prices, stock, dates) are derived from the number
 * of the text.
 */
export const toRecords = (text: GutenbergText): TradeRecord[] => {
  const pages = seededInteger(90, 620, 'pages', text.id)
  const isForChildren = text.subjects.some((subject) => subject.includes('Juvenile'))
  const ageFrom = isForChildren ? seededInteger(4, 10, 'age', text.id) : null
  return formatsOf(text.id).map((format): TradeRecord => {
    const sku = `PG${text.id}${skuEndings[format]}`
    return {
      reference: sku,
      notice: 'put',
      isbn: null,
      sku,
      about: {
        format,
        title: text.title,
        subtitle: text.subtitle,
        part: null,
        language: text.language,
        originalTitle: null,
        originalLanguage: null,
        contributors: text.contributors,
        series: null,
        categories: categoriesOf(text),
        ageFrom,
        ageTo: ageFrom === null ? null : ageFrom + 4,
        ...measures(format, pages),
      },
      texts: textsOf(text),
      publishing: {
        publisher: { key: 'project-gutenberg', name: 'Project Gutenberg' },
        publishedOn: publicationDay(text.id),
        firstYear: firstYearOf(text),
        isActive: true,
      },
      related: { work: `gutenberg-${text.id}`, workKeys: [], formats: [], replacedBy: [] },
      supply: {
        vatRate: format === 'ebook' || format === 'audio' ? 27 : 5,
        prices: pricesOf(sku, format, pages),
        ended: [],
        onHand: seededNumber('out-of-stock', sku) < 0.12 ? 0 : seededInteger(1, 60, 'stock', sku),
        suppliers: [],
      },
      popularity: Math.round(200 * seededNumber('popularity', text.id) ** 6),
    }
  })
}
