import { languageCodes, withoutPart } from '../../import/service.ts'
import type { Book } from '../select-books.ts'
import { group, value } from './xml.ts'

const inLanguage = (language: string | null): Record<string, string> =>
  language === null ? {} : { language: languageCodes.get(language) ?? language }

interface Title {
  type: string
  language: string | null
  title: string
  subtitle: string | null
  part: string | null
}

const titleDetail = ({ type, language, title, subtitle, part }: Title): string =>
  group(
    'TitleDetail',
    value('TitleType', type),
    group(
      'TitleElement',
      value('TitleElementLevel', '01'),
      value('PartNumber', part),
      value('TitleText', title, inLanguage(language)),
      value('Subtitle', subtitle),
    ),
  )

/** The title in the book's own language, that of the original (03), and the others that its record has. */
export const titles = ({ product }: Book): string => {
  const { title, subtitle, part, language, originalTitle, facts } = product
  const main = { type: '01', language, title: withoutPart(title, part, language) ?? title, subtitle, part }
  const original = { type: '03', language: null, title: originalTitle ?? '', subtitle: null, part: null }
  return [
    titleDetail(main),
    originalTitle ? titleDetail(original) : '',
    ...(facts?.titles ?? []).map((one) => titleDetail({ ...one, part: null })),
  ].join('')
}

const collectionOf = (title: string, number: string | number | null, identifier: string): string =>
  group(
    'Collection',
    value('CollectionType', '10'),
    identifier,
    group(
      'TitleDetail',
      value('TitleType', '01'),
      group('TitleElement', value('TitleElementLevel', '02'), value('PartNumber', number), value('TitleText', title)),
    ),
  )

/** The series that leads, by our own key, and the others. */
export const collections = ({ series, product }: Book, identifierOf: (key: string) => string): string => {
  const leading = series ? collectionOf(series.title.hu, product.seriesNumber, identifierOf(series.key)) : ''
  return leading + (product.facts?.series ?? []).map(({ title, number }) => collectionOf(title, number, '')).join('')
}
