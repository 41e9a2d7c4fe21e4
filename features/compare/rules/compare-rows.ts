import type { useTranslations } from 'next-intl'
import type { Compared } from '#contracts/comparison.ts'
import type { Locale } from '#contracts/shop.ts'
import { copiesFromSupplier } from '#lib/format/copies-from-supplier.ts'
import { formatCount } from '#lib/format/format-count.ts'
import { formatDate } from '#lib/format/format-date.ts'
import { type ParameterWords, valueText } from '#lib/format/parameter-text.ts'

export interface CompareRow {
  label: string
  /** One value for each book, in the order of the books; null where the value is unknown. */
  values: (string | null)[]
  differs: boolean
}

type Texts = ReturnType<typeof useTranslations<'compare'>>
type FactName = Parameters<Texts>[0] extends infer Key ? (Key extends `facts.${infer Name}` ? Name : never) : never
type Tell = (book: Compared) => string | null | false | undefined | 0

const languageName = (code: string, locale: Locale): string =>
  new Intl.DisplayNames(locale, { type: 'language' }).of(code) ?? code

const people =
  (role: Compared['contributors'][number]['role']): Tell =>
  ({ contributors }) =>
    contributors
      .filter((one) => one.role === role)
      .map(({ name }) => name)
      .join(', ')

const supplyOf = (book: Compared) => {
  if (copiesFromSupplier(book, 1)) return 'supplier'
  return book.type === 'virtual' && book.availability === 'available' ? 'download' : book.availability
}

/** The facts, the most important ones for a reader first. */
const facts = (locale: Locale, t: Texts): [FactName, Tell][] => [
  ['availability', (book) => t(`availability.${supplyOf(book)}`)],
  ['format', ({ format }) => t(`formats.${format}`)],
  [
    'rating',
    ({ rating }) =>
      rating &&
      t('ratingValue', {
        average: formatCount(rating.average, locale, 1),
        count: rating.count,
        number: formatCount(rating.count, locale),
      }),
  ],
  ['pages', ({ pages }) => pages && t('pagesValue', { count: formatCount(pages, locale) })],
  [
    'minutes',
    ({ minutes }) => minutes && t('minutesValue', { hours: Math.floor(minutes / 60), minutes: minutes % 60 }),
  ],
  ['size', ({ size }) => size && t('sizeValue', { width: size.width, height: size.height })],
  ['language', ({ language }) => languageName(language, locale)],
  [
    'originalLanguage',
    ({ originalLanguage, language }) =>
      originalLanguage && originalLanguage !== language && languageName(originalLanguage, locale),
  ],
  ['translator', people('translator')],
  ['illustrator', people('illustrator')],
  ['editor', people('editor')],
  ['narrator', people('narrator')],
  ['publisher', ({ publisherName }) => publisherName],
  ['published', ({ publishedOn }) => (publishedOn === null ? t('dateToCome') : formatDate(publishedOn, locale))],
  [
    'firstYear',
    ({ firstYear }) =>
      firstYear !== null && (firstYear < 0 ? t('beforeOurEra', { year: String(-firstYear) }) : String(firstYear)),
  ],
  [
    'series',
    ({ series }) =>
      series && (series.number ? t('seriesValue', { name: series.name, number: series.number }) : series.name),
  ],
  ['ages', ({ ages }) => ages && t('agesValue', { from: ages.from, to: ages.to })],
]

const row = (label: string, values: (string | null)[]): CompareRow => ({
  label,
  values,
  differs: new Set(values).size > 1,
})

const wordsOf = (t: Texts): ParameterWords => ({
  yes: t('yes'),
  no: t('no'),
  colour: (name) => t(`colours.${name}`),
})

/**
 * The parameters of all books in their order, each with its name. The format is left out, because it has a row of its
 * own.
 */
const parameterNames = (books: readonly Compared[]): Map<string, string> =>
  new Map(
    books.flatMap(({ parameters }) =>
      parameters.filter(({ key }) => key !== 'format').map(({ key, name }) => [key, name]),
    ),
  )

const parameterRows = (books: readonly Compared[], locale: Locale, t: Texts): CompareRow[] =>
  [...parameterNames(books)].map(([key, name]) =>
    row(
      name,
      books.map(({ parameters }) => {
        const own = parameters.find((one) => one.key === key)
        return own?.values.map((value) => valueText(value, own.unit, locale, wordsOf(t))).join(', ') || null
      }),
    ),
  )

/** One row for each fact that is known of at least one book. */
export const compareRows = (books: readonly Compared[], locale: Locale, t: Texts): CompareRow[] => [
  ...facts(locale, t)
    .map(([name, tell]) =>
      row(
        t(`facts.${name}`),
        books.map((book) => tell(book) || null),
      ),
    )
    .filter(({ values }) => values.some(Boolean)),
  ...parameterRows(books, locale, t),
]
