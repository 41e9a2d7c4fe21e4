import { type Format, isDownload } from '#contracts/shop.ts'
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

/** Positions 18 to 34 of a recording: no music, audience, online or a disc, no accompanying matter, literary text. */
const ofSound = (audience: string, form: string, item: string): string =>
  `nnnn${audience}${item}      ${literaryTexts[form] ?? '|'}  n `

/** A single map, without an attempt to code its relief and its projection. */
const ofMap = (): string => '|||||| a  |  | ||'

const ofMusic = (audience: string): string => `||||${audience} |||||||| | `

/** Things to look at and to play with; `type` is a game or a kit. */
const ofThing = (audience: string, type: string): string => `nnn ${audience}     |    ${type}n`

/**
 * Positions 18 to 34 of a book: illustrations, audience, form of item, contents, government publication, conference,
 * Festschrift, index, literary form, biography. `|` is no attempt to code.
 */
const ofBook = (book: Book, audience: string, form: string): string => {
  const isIllustrated = book.contributors.some(({ role }) => role === 'illustrator')
  const isBiography = book.categories.includes('eletrajz')
  return `${isIllustrated ? 'a   ' : '||||'}${audience}${isDownload(book.variant.format) ? 'o' : ' '}|||||||| ${form}${isBiography ? 'd' : '|'}`
}

/** Position 6 of the leader: speech, map, printed music, thing, kit; texts are the rest. */
const recordTypes: Partial<Record<Format, string>> = {
  audio: 'i',
  audio_cd: 'i',
  map: 'e',
  sheet_music: 'c',
  game: 'r',
  set: 'o',
}

/** Positions 18 to 34 of field 008, by the type of the record. */
const materialOf = (book: Book, form: string): string => {
  const audience = audienceOf(book)
  const { format } = book.variant
  if (format === 'audio' || format === 'audio_cd') return ofSound(audience, form, format === 'audio' ? 'o' : ' ')
  if (format === 'map') return ofMap()
  if (format === 'sheet_music') return ofMusic(audience)
  if (format === 'game' || format === 'set') return ofThing(audience, format === 'game' ? 'g' : 'b')
  return ofBook(book, audience, form)
}

/**
 * A new monograph in UTF-8, of the abbreviated level, without the punctuation of ISBD. The serializer writes the length
 * and the base address.
 */
export const leaderOf = ({ variant }: Book): string => `00000n${recordTypes[variant.format] ?? 'a'}m a22000003c 4500`

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
  const { publishedOn } = book.variant
  // One year, or an unknown one.
  const years = publishedOn === null ? 'nuuuuuuuu' : `s${publishedOn.slice(0, 4)}    `
  return `${createdOn.slice(2).replaceAll('-', '')}${years}xx ${materialOf(book, form)}${language} d`
}

type RdaTypes = readonly [content: string, media: string, carrier: string]

const rdaOf: Partial<Record<Format, RdaTypes>> = {
  ebook: ['txt', 'c', 'cr'],
  audio: ['spw', 'c', 'cr'],
  audio_cd: ['spw', 's', 'sd'],
  map: ['cri', 'n', 'nb'],
  sheet_music: ['ntm', 'n', 'nc'],
  game: ['tdf', 'n', 'nr'],
}

/** Content, media and carrier type as codes of the RDA lists, in fields 336 to 338. */
export const rdaTypes = ({ variant: { format } }: Book): RdaTypes => rdaOf[format] ?? ['txt', 'n', 'nc']
