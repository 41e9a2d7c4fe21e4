import { type Field, MarcRecord } from '@natlibfi/marc-record'
import { type ContributorRole, type Currency, type Format, isDownload, type Locale } from '#contracts/shop.ts'
import enFormats from '#messages/en/formats.json' with { type: 'json' }
import en from '#messages/en/library-records.json' with { type: 'json' }
import huFormats from '#messages/hu/formats.json' with { type: 'json' }
import hu from '#messages/hu/library-records.json' with { type: 'json' }
import type { Book } from '../../export/service.ts'
import { decimalAmount } from '../../pricing/rules/decimal-amount.ts'
import { languageCodes, ownScheme } from '../../import/service.ts'
import { controlField, field } from './field.ts'
import { fixedLengthData, leaderOf, rdaTypes } from './fixed-fields.ts'
import { nameHeading } from './name-heading.ts'
import { type Category, themaOf } from './subjects.ts'
import { nonfiling, titleParts } from './title-parts.ts'

const texts = { hu: { ...hu, formats: huFormats }, en: { ...en, formats: enFormats } }
const cataloguing: Record<Locale, string> = { hu: 'hun', en: 'eng' }

/** The MARC codes of relators. */
const relators: Record<ContributorRole, string> = {
  author: 'aut',
  translator: 'trl',
  illustrator: 'ill',
  editor: 'edt',
  narrator: 'nrt',
}

/** Copies that were bought at one price; null where the price is not known. */
interface Copies {
  quantity: number
  gross: number | null
}

export interface Bought {
  book: Book
  copies: readonly Copies[]
  /** The statement of edition. */
  edition: string | undefined
  /** The main one first. */
  categories: readonly Category[]
}

export interface Purchase {
  locale: Locale
  currency: Currency
  /** The holder of the copies, if an organisation has bought them. */
  organization: string | undefined
  boughtOn: string
  /** The day of the records. */
  today: string
}

/** Field 007: a file from the net, a digital disc, a map on paper. */
const physicalCodes: Partial<Record<Format, readonly string[]>> = {
  ebook: ['cr'],
  audio: ['cr'],
  audio_cd: ['sd fungnn|||e|'],
  map: ['aj canzn'],
}

const money = (minor: number, currency: Currency): string => `${decimalAmount(minor, currency)} ${currency}`

const languageOf = (code: string): string => languageCodes.get(code) ?? (code.length === 3 ? code : 'und')

const people = ({ contributors }: Book, locale: Locale): Field[] => {
  const main = contributors.find(({ role }) => role === 'author')
  return [main, ...contributors.filter((one) => one !== main)].flatMap((one) => {
    if (!one) return []
    const { heading, indicator } = nameHeading(one.person)
    const { born, died } = one.person
    const dates = born === null || born < 0 ? null : `${born}-${died ?? ''}`
    return field(one === main ? '100' : '700', `${indicator}#`, [
      ['a', heading],
      ['d', dates],
      ['e', texts[locale].roles[one.role]],
      ['4', relators[one.role]],
    ])
  })
}

const title = ({ product, contributors }: Book): Field[] => {
  const hasAuthor = contributors.some(({ role }) => role === 'author')
  const { title: main, number, part } = titleParts(product.title)
  const responsible = contributors.filter(({ role }) => !hasAuthor || role === 'author')
  return field('245', `${hasAuthor ? 1 : 0}${nonfiling(product.title, product.language)}`, [
    ['a', main],
    ['b', product.subtitle],
    ['n', number],
    ['p', part],
    ['c', responsible.map(({ person }) => person.name.hu).join(', ')],
  ])
}

const extent = ({ variant }: Book, locale: Locale): Field[] => {
  const { pages, minutes, height, format } = variant
  const isHeard = format === 'audio' || format === 'audio_cd'
  const counted = isHeard
    ? minutes && `${minutes} ${texts[locale].minutes}`
    : pages && `${pages} ${texts[locale].pages}`
  return field('300', '##', [
    ['a', isDownload(format) ? [texts[locale].file, counted && `(${counted})`].filter(Boolean).join(' ') : counted],
    ['c', isDownload(format) || height === null ? null : `${Math.ceil(height / 10)} cm`],
  ])
}

/** Fields 852 and 876: where the copies are, their numbers, what each has cost and when it was bought. */
const holdings = (copies: readonly Copies[], { currency, organization, boughtOn }: Purchase): Field[] => {
  const range = (from: number, to: number): string => (from === to ? String(from) : `${from}-${to}`)
  let numbered = 0
  const items = copies.flatMap(({ quantity, gross }) => {
    const from = numbered + 1
    numbered += quantity
    return field('876', '##', [
      ['c', gross === null ? null : money(gross, currency)],
      ['d', boughtOn.replaceAll('-', '')],
      ['e', ownScheme],
      ['t', range(from, numbered)],
    ])
  })
  return [
    ...field('852', '##', [
      ['a', organization],
      ['t', range(1, numbered)],
    ]),
    ...items,
  ]
}

/** One bought book with its holdings as a record of MARC 21 (docs/decisions/0069). */
export const libraryRecord = ({ book, copies, edition, categories }: Bought, purchase: Purchase): MarcRecord => {
  const { variant, product, publisher, work, series } = book
  const { locale, today, currency } = purchase
  const language = languageOf(product.language)
  const isTranslation = work !== null && work.originalLanguage !== product.language
  const thema = themaOf(categories)
  const [content, media, carrier] = rdaTypes(book)
  const price = copies.find(({ gross }) => gross !== null)?.gross
  return new MarcRecord(
    {
      leader: leaderOf(book),
      fields: [
        ...controlField('001', variant.sku),
        ...controlField('003', ownScheme),
        ...controlField('005', `${product.updatedAt.toISOString().replaceAll(/\D/g, '').slice(0, 14)}.0`),
        ...(physicalCodes[variant.format] ?? []).flatMap((codes) => controlField('007', codes)),
        ...controlField('008', fixedLengthData(book, { language, form: thema[0]?.form ?? '|', createdOn: today })),
        ...field(
          '020',
          '##',
          variant.isbn === null
            ? []
            : [
                ['a', variant.isbn],
                ['q', texts[locale].formats[variant.format]],
                ['c', price == null ? null : money(price, currency)],
              ],
        ),
        ...field('040', '##', [
          ['a', ownScheme],
          ['b', cataloguing[locale]],
          ['c', ownScheme],
        ]),
        ...field('041', `${isTranslation ? 1 : 0}#`, [
          ['a', language],
          ['h', isTranslation ? languageOf(work.originalLanguage) : null],
        ]),
        ...thema.flatMap(({ code }) =>
          field('072', '#7', [
            ['a', code],
            ['2', 'thema'],
          ]),
        ),
        ...people(book, locale).filter(({ tag }) => tag === '100'),
        ...title(book),
        ...field('250', '##', [['a', edition]]),
        ...field('264', '#1', [
          ['b', publisher.name],
          ['c', variant.publishedOn?.slice(0, 4)],
        ]),
        ...extent(book, locale),
        ...field('336', '##', [
          ['b', content],
          ['2', 'rdacontent'],
        ]),
        ...field('337', '##', [
          ['b', media],
          ['2', 'rdamedia'],
        ]),
        ...field('338', '##', [
          ['b', carrier],
          ['2', 'rdacarrier'],
        ]),
        ...field('490', '0#', [
          ['a', series?.title.hu],
          ['v', series && product.seriesNumber],
        ]),
        ...field('520', '##', [['a', product.description[locale] || product.lead[locale]]]),
        ...thema.flatMap(({ heading }) =>
          field('650', '#7', [
            ['a', heading],
            ['2', 'thema'],
          ]),
        ),
        ...categories.flatMap(({ name }) => field('653', '##', [['a', name[locale]]])),
        ...people(book, locale).filter(({ tag }) => tag === '700'),
        ...holdings(copies, purchase),
      ],
    },
    { strict: true },
  )
}
