import type { BothLanguages } from './columns.ts'

/** Facts of a book that the shop lists and the trade sends. Nothing is found by them, so they need no tables. */
export interface BookFacts {
  /** Titles beside the one that leads, by List 15: 01 in another language, 06 translated, 11 to 14 alternative. */
  titles: OtherTitle[]
  /** People whose roles the shop does not link, and those without a name. */
  credits: Credit[]
  /** Collections beside the first one. */
  series: OtherSeries[]
}

export interface OtherTitle {
  type: string
  language: string | null
  title: string
  subtitle: string | null
}

export interface Credit {
  /** List 17. */
  codes: string[]
  name: CreditName | null
  /** List 19, in place of a name. */
  unnamed: string | null
}

export interface CreditName extends BothLanguages {
  /** An organization, whose name has no order to change. */
  isCorporate: boolean
  /** The family name first. */
  sort: string
}

export interface OtherSeries {
  title: string
  /** As the record writes it. */
  number: string | null
}

/** Which edition of its text a variant is. */
export interface Edition {
  number: number | null
  statement: BothLanguages | null
  /** List 21. */
  types: string[]
}

/** What a variant's record says otherwise than the one that leads its product. Ids are those of the shop's rows. */
export interface OwnFacts {
  subtitle?: string
  publisherId?: number
  lead?: BothLanguages
  description?: BothLanguages
}

/** What others say of a book, and what it contains. */
export interface Collateral {
  contents: BothLanguages | null
  reviews: Review[]
  prizes: Prize[]
}

export interface Review {
  /** List 153: 06 of this edition, 07 of an earlier one, 08 of another book of the author. */
  type: string
  text: BothLanguages
  author: string | null
  source: string | null
}

export interface Prize {
  name: BothLanguages
  year: string | null
  /** Two letters. */
  country: string | null
  /** List 41: 01 is the winner. */
  code: string | null
}
