import type { contributorRoles, Currency, Format } from '#contracts/shop.ts'
import type { BothLanguages } from '../../db/schema/columns.ts'

/**
 * What a message says about one thing that is sold, whatever format it came in: every source parses into this shape,
 * one applier writes it. Blocks follow those of ONIX, because an update may bring some of them only.
 */
export interface TradeRecord {
  /** The sender's own name of the record; later messages mean the same thing by it. */
  reference: string
  /** `put` tells the whole record, `patch` only the blocks that are there, `delete` withdraws it. */
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

export interface About {
  format: Exclude<Format, 'package'>
  title: string
  subtitle: string | null
  language: string
  originalTitle: string | null
  originalLanguage: string | null
  contributors: TradeContributor[]
  series: { key: string | null; title: BothLanguages; number: number | null } | null
  /** Keys of our categories, the main one first. */
  categories: string[]
  ageFrom: number | null
  ageTo: number | null
  pages: number | null
  minutes: number | null
  /** Millimetres and grams. */
  width: number | null
  height: number | null
  weight: number | null
}

export interface TradeContributor {
  /** Our own key of the person, where the message carries it. */
  key: string | null
  name: BothLanguages
  /** As the person stands in the alphabet: `Petőfi Sándor`, `Austen Jane`. */
  sortName: string
  role: (typeof contributorRoles)[number]
  born: number | null
  died: number | null
}

export interface Texts {
  lead: BothLanguages
  description: BothLanguages
  /** All that there are; left out by who says nothing of them. */
  resources?: TradeResource[]
}

/** Where a picture, a sample or a film lies. It is noted, never fetched while importing. */
export interface TradeResource {
  kind: 'image' | 'sample' | 'video' | 'document'
  /** What an image shows; null for the others. */
  view: 'front' | 'back' | 'inside' | 'other' | null
  url: string
}

export interface Publishing {
  publisher: { key: string; name: string }
  /** Day of publication; what is to come can be ordered ahead. */
  publishedOn: string | null
  firstYear: number | null
  /** Whether it is, or will be, on sale. */
  isActive: boolean
}

export interface Related {
  /** Key of the work, where the message names one. */
  work: string | null
  /** ISBNs of the same text in other formats. */
  formats: string[]
  replacedBy: string[]
}

export interface Supply {
  /** Percent; null if the message states none that could be ours. */
  vatRate: number | null
  prices: TradePrice[]
  /** Copies in our warehouse; null if the message counts none. */
  onHand: number | null
}

/** Minor units. */
export interface TradePrice {
  currency: Currency
  gross: number
  /** What it costs when the offer is over. */
  originalGross: number | null
}
