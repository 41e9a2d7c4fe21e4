import type { contributorRoles, Currency, Format } from '#contracts/shop.ts'
import type { BookFacts, Collateral, Edition } from '../../db/schema/book-facts.ts'
import type { BothLanguages } from '../../db/schema/columns.ts'

/**
 * A record about one variant, from any source: every source is parsed into this shape, and `apply/` writes it. The blocks
 * are those of ONIX, because an update may contain only some of them.
 */
export interface TradeRecord {
  /** The sender's reference of the record, which later messages repeat. */
  reference: string
  /** `put` is a whole record, `patch` has some blocks only, `delete` withdraws the record. */
  notice: 'put' | 'patch' | 'delete'
  isbn: string | null
  sku: string
  about?: About
  texts?: Texts
  publishing?: Publishing
  related?: Related
  supply?: Supply
  /** Copies sold lately, where the source knows it; only counts when the product is new. */
  popularity?: number
}

/** When a message was sent, and its number among the sender's. Null where it does not say so. */
export interface MessageMark {
  sentAt: Date | null
  number: number | null
}

/** A record that says enough for a new book. */
export type WholeRecord = TradeRecord & { about: About; publishing: Publishing }

export interface About {
  format: Exclude<Format, 'package'>
  /** With the part, which people say with the title. */
  title: string
  subtitle: string | null
  /** The number of the product in a larger whole, as the record writes it: `I.`, `7`. */
  part: string | null
  language: string
  originalTitle: string | null
  originalLanguage: string | null
  contributors: TradeContributor[]
  series: { key: string | null; title: BothLanguages; number: number | null } | null
  /** Keys of our categories, the main one first. */
  categories: string[]
  /** Codes of the trade, the main one first, where the record has no keys of ours. The import makes categories of them. */
  subjects?: TradeSubject[]
  ageFrom: number | null
  ageTo: number | null
  pages: number | null
  minutes: number | null
  /** Millimetres and grams. */
  width: number | null
  height: number | null
  weight: number | null
  /** Null if the record has none; undefined if its source knows no such facts, and then those of the shop stay. */
  facts?: BookFacts | null
  edition?: Edition | null
}

/** A code of one of the trade's subject schemes; of a keyword its words in small letters. */
export interface TradeSubject {
  scheme: 'thema' | 'bisac' | 'bic' | 'clil' | 'wgs' | 'lcc' | 'keyword'
  code: string
}

export interface TradeContributor {
  /** Our own key of the person, where the message carries it. */
  key: string | null
  name: BothLanguages
  /** The name for sorting: `Petőfi Sándor`, `Austen Jane`. */
  sortName: string
  role: (typeof contributorRoles)[number]
  born: number | null
  died: number | null
  /** List 17, where it says more than the role: `A13`, or `A01 A38`. */
  codes?: string
  /** An organization. */
  isCorporate?: boolean
  /** By it a person is known whatever the name. */
  isni?: string
  biography?: BothLanguages
}

export interface Texts {
  lead: BothLanguages
  description: BothLanguages
  /** All files of the record; undefined if the message says nothing about files. */
  resources?: TradeResource[]
  /** Null if the record has none; undefined if its source knows no such texts. */
  collateral?: Collateral | null
}

/** The address of a picture, a sample or a film. An import stores the address and does not fetch the file. */
export interface TradeResource {
  kind: 'image' | 'sample' | 'video' | 'document'
  /** What an image shows; null for the others. */
  view: 'front' | 'back' | 'inside' | 'other' | 'person' | null
  url: string
}

export interface Publishing {
  publisher: { key: string; name: string }
  /**
   * Day of publication; what is to come can be ordered ahead. Null says that it is announced without a day, and undefined
   * says nothing: what the shop knows stays.
   */
  publishedOn?: string | null
  firstYear: number | null
  /** Whether it is, or will be, on sale. */
  isActive: boolean
}

export interface Related {
  /** Our own key of the work, where the message carries it. */
  work: string | null
  /** Identifiers of the work from others: `type:scheme:value`. */
  workKeys: string[]
  /** ISBNs of the same text in other formats. */
  formats: string[]
  replacedBy: string[]
}

export interface Supply {
  /** Percent; null if the message states none of our own country. */
  vatRate: number | null
  prices: TradePrice[]
  /** Currencies in which it has no price any more. */
  ended: Currency[]
  /** Copies in our warehouse; null if the message counts none. */
  onHand: number | null
  /** What each supplier has for us; empty if the message says nothing of it. */
  suppliers: TradeSupplier[]
}

export interface TradeSupplier {
  name: string
  copies: number
  /** Working days; null if the message does not say it. */
  leadDays: number | null
}

/** Minor units. */
export interface TradePrice {
  currency: Currency
  gross: number
  /** What it costs when the offer is over. */
  originalGross: number | null
}
