import { isDownload } from '#contracts/shop.ts'
import type { Book } from '../../export/service.ts'

/** Position 22 of field 008: for whom it is meant. */
const audienceOf = ({ product: { ageFrom, ageTo } }: Book): string => {
  const age = ageFrom ?? ageTo
  if (age === null) return ' '
  if (age < 6) return 'a'
  if (age < 9) return 'b'
  if (age < 14) return 'c'
  return age < 18 ? 'd' : 'e'
}

/** Position 30 of field 008 in a sound recording, for the literary form of a book. */
const literaryTexts: Readonly<Record<string, string>> = { '1': 'f', f: 'f', j: 'f', p: 'p', d: 'd' }

/** Positions 18 to 34 of an audiobook: no music, audience, online, no accompanying matter, literary text. */
const ofSound = (audience: string, form: string): string => `nnnn${audience}o      ${literaryTexts[form] ?? '|'}  n `

/**
 * Positions 18 to 34 of a book: illustrations, audience, form of item, contents, government publication, conference,
 * Festschrift, index, literary form, biography. `|` is no attempt to code.
 */
const ofBook = (book: Book, audience: string, form: string): string => {
  const isIllustrated = book.contributors.some(({ role }) => role === 'illustrator')
  const isBiography = book.categories.includes('eletrajz')
  return `${isIllustrated ? 'a   ' : '||||'}${audience}${isDownload(book.variant.format) ? 'o' : ' '}|||||||| ${form}${isBiography ? 'd' : '|'}`
}

/**
 * A new monograph in UTF-8, of the abbreviated level, without the punctuation of ISBD. The serializer writes the length
 * and the base address.
 */
export const leaderOf = ({ variant }: Book): string =>
  `00000n${variant.format === 'audio' ? 'i' : 'a'}m a22000003c 4500`

interface Fixed {
  /** Three letters. */
  language: string
  /** The literary form. */
  form: string
  /** The day of the record. */
  createdOn: string
}

/** Field 008, forty characters. The place of publication is not in the catalog. */
export const fixedLengthData = (book: Book, { language, form, createdOn }: Fixed): string => {
  const audience = audienceOf(book)
  const middle = book.variant.format === 'audio' ? ofSound(audience, form) : ofBook(book, audience, form)
  const year = book.variant.publishedOn.slice(0, 4)
  return `${createdOn.slice(2).replaceAll('-', '')}s${year}    xx ${middle}${language} d`
}

/** Content, media and carrier type as codes of the RDA lists, in fields 336 to 338. */
export const rdaTypes = ({ variant: { format } }: Book): [content: string, media: string, carrier: string] => {
  if (format === 'audio') return ['spw', 'c', 'cr']
  return format === 'ebook' ? ['txt', 'c', 'cr'] : ['txt', 'n', 'nc']
}
