import type { SQL } from 'drizzle-orm'
import type { Hit } from '../port.ts'
import type { RankedHits } from '../rules/hits.ts'
import type { SearchWords } from '../rules/search-words.ts'
import type { Wanted } from './name-ranks.ts'
import type { SimilarBook } from './similar-names.ts'

/** The names of all books, wherever they are held: titles, authors, series, publishers and other contributors. */
export interface Names {
  /** Books whose names have all words and all phrases, if they rank `least` at least. */
  named: (wanted: Wanted, parsed: SearchWords, least: number) => Promise<RankedHits>
  /** Books that have the words anywhere, in their descriptions too, ranked by their names. */
  ranked: (matching: SQL, wanted: Wanted, parsed: SearchWords) => Promise<RankedHits>
  /** Whether each of the folded words is one of some name. */
  hasWords: (words: readonly string[]) => Promise<boolean>
  /** Books whose names are like the folded words, but for slips. */
  similar: (words: readonly string[]) => Promise<SimilarBook[]>
  /** Whole titles that are like the folded words, but for one slip. */
  titlesWithSlip: (words: readonly string[]) => Promise<SimilarBook[]>
  /** The best books on sale for what was typed so far. */
  complete: (typed: string, limit: number) => Promise<Hit[]>
  /** Products by their whole titles, see `Search`. */
  titled: (texts: readonly string[]) => Promise<Map<string, number[]>>
}
