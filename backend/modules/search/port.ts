import type { Context } from '../../kernel/context.ts'

/** How well the best hit matches the query: the larger the better. The names of a book are its title, authors and series. */
export const match = {
  /** Only the book's texts have the words. */
  texts: 0,
  /** Some of the words stand in the publisher or in other contributors. */
  credits: 1,
  /** The names have all words, some of them in the series. */
  series: 2,
  /** Title and authors have all words, in some form. */
  names: 3,
  /** Title and authors have all words as they were typed. */
  asTyped: 4,
  titleBeginning: 5,
  /** The whole title, together with words of its authors. */
  titleAndAuthors: 6,
  title: 7,
} as const

export interface Hit {
  productId: number
  /** Null unless the query names one variant. */
  variantId: number | null
  /** A whole number: the higher the better. */
  rank: number
}

/** Hits in columns, since a frequent word is in the names of a hundred thousand books. Each product is there once. */
export interface Hits {
  readonly length: number
  readonly productIds: ArrayLike<number>
  readonly ranks: ArrayLike<number>
  /** Missing where the hits are products. */
  readonly variantIds?: ArrayLike<number>
  /** Where the catalog in memory holds the products, from an engine that knows it. */
  readonly slots?: ArrayLike<number>
}

export interface Found {
  hits: Hits
  /** A number of `match`. */
  bestMatch: number
}

/** Books that sound like the words of a query. */
export interface Similar {
  hits: Hits
  /** Whether the words are a whole title, with or without its authors, but for slips of the finger. */
  isTitle: boolean
}

/** A search engine for one request. */
export interface Search {
  /** Finds products that have the words of a query. */
  find: (query: string) => Promise<Found>
  /** Finds products that sound like the words of a query, the most similar ones by rank. */
  findSimilar: (query: string) => Promise<Similar>
  /** The best books of which the names have words that begin with the typed ones, but for slips of the finger. */
  complete: (typed: string, limit: number) => Promise<readonly Hit[]>
  /**
   * Another query that finds books, where a query found nothing exact.
   * @param similar what `findSimilar` found
   */
  correct: (query: string, similar: Hits) => Promise<string | undefined>
  /**
   * Products by their whole titles, for many titles at once. An article at the beginning, accents and punctuation do not
   * count; beside the title the text may name the authors. A text that is no title is missing.
   */
  findByTitle: (texts: readonly string[]) => Promise<Map<string, number[]>>
}

/** An engine knows the catalog by whatever index it has; engine.ts says which engine the shop uses. */
export interface SearchEngine {
  /** The search of a request knows what was committed before. */
  open: (ctx: Context) => Promise<Search>
}
