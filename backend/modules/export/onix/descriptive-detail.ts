import type { Format } from '#contracts/shop.ts'
import { languageCodes, ownScheme } from '../../import/service.ts'
import type { Book } from '../select-books.ts'
import { bothTexts } from './both-texts.ts'
import { contributorElements } from './contributors.ts'
import { collections, titles } from './titles.ts'
import { group, value } from './xml.ts'

/** List 150 and List 175. */
const forms: Readonly<Record<Exclude<Format, 'package'>, { form: string; detail?: string }>> = {
  paperback: { form: 'BC' },
  hardback: { form: 'BB' },
  ebook: { form: 'ED', detail: 'E101' },
  audio: { form: 'AJ', detail: 'A103' },
  audio_cd: { form: 'AC' },
  map: { form: 'CA' },
  sheet_music: { form: 'PI' },
  calendar: { form: 'PC' },
  game: { form: 'ZE' },
  set: { form: 'SA' },
}

/** Names of our own: the proprietary kind (01 in Lists 5, 13, 44) under our name. */
export const ownIdentifier = (group_: string, type: string, key: string): string =>
  group(group_, value(type, '01'), value('IDTypeName', ownScheme), value('IDValue', key))

const formOf = ({ variant: { format } }: Book): string => {
  if (format === 'package') throw new Error('A package is no single book.')
  const { form, detail } = forms[format]
  return value('ProductForm', form) + value('ProductFormDetail', detail)
}

/** List 48 and List 50. */
const measure = (type: string, size: number | null, unit: 'mm' | 'gr'): string =>
  size === null
    ? ''
    : group('Measure', value('MeasureType', type), value('Measurement', size), value('MeasureUnitCode', unit))

const nameIdentifier = (key: string): string => ownIdentifier('NameIdentifier', 'NameIDType', key)
const collectionIdentifier = (key: string): string => ownIdentifier('CollectionIdentifier', 'CollectionIDType', key)

const editionOf = ({ variant: { edition } }: Book): string =>
  edition
    ? edition.types.map((type) => value('EditionType', type)).join('') +
      value('EditionNumber', edition.number) +
      bothTexts('EditionStatement', edition.statement)
    : ''

const language = (role: string, code: string): string =>
  group('Language', value('LanguageRole', role), value('LanguageCode', languageCodes.get(code) ?? code))

const extent = (type: string, size: number | null, unit: string): string =>
  size === null ? '' : group('Extent', value('ExtentType', type), value('ExtentValue', size), value('ExtentUnit', unit))

const subject = (key: string, index: number): string =>
  `<Subject>${index === 0 ? '<MainSubject/>' : ''}${value('SubjectSchemeIdentifier', '24')}${value('SubjectSchemeName', ownScheme)}${value('SubjectCode', key)}</Subject>`

/** List 30: 17 is the age in years that it is meant for; List 31: 03 from, 04 to. */
const ages = ({ product: { ageFrom, ageTo } }: Book): string =>
  ageFrom === null && ageTo === null
    ? ''
    : group(
        'AudienceRange',
        value('AudienceRangeQualifier', '17'),
        ...[
          { precision: '03', age: ageFrom },
          { precision: '04', age: ageTo },
        ].map(({ precision, age }) =>
          age === null ? '' : value('AudienceRangePrecision', precision) + value('AudienceRangeValue', age),
        ),
      )

/** Block 1: what the book is. */
export const descriptiveDetail = (book: Book): string => {
  const { variant, product, work, categories } = book
  return group(
    'DescriptiveDetail',
    value('ProductComposition', variant.format === 'set' ? '10' : '00'),
    formOf(book),
    measure('01', variant.height, 'mm'),
    measure('02', variant.width, 'mm'),
    measure('08', variant.weight, 'gr'),
    collections(book, collectionIdentifier),
    titles(book),
    contributorElements(book, nameIdentifier),
    editionOf(book),
    language('01', product.language),
    work && work.originalLanguage !== product.language ? language('02', work.originalLanguage) : '',
    extent('00', variant.pages, '03'),
    extent('09', variant.minutes, '05'),
    ...categories.map(subject),
    ages(book),
  )
}
