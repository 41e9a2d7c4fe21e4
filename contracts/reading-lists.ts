import { z } from 'zod'
import type { EndpointTable } from './endpoint.ts'
import { variantCard } from './variant-cards.ts'

const kinds = ['sure', 'ambiguous', 'unavailable', 'unknown'] as const

/** Editions differ by their publishers, so the list names them. */
const book = variantCard.extend({ publisherName: z.string() })
export type ReadingListBook = z.infer<typeof book>

const entry = z.object({
  /** The entry without numbering, bullets, prices and page numbers. */
  written: z.string(),
  /** The copies that the list asks for; null if it names no number. */
  copies: z.int().nullable(),
  /**
   * `sure`: the first book is meant; `ambiguous`: one of the books may be meant; `unavailable`: the book is sold out or
   * no longer sold, and the books can replace it; `unknown`: nothing was found.
   */
  kind: z.enum(kinds),
  /** The title of a book that is not available; null otherwise. */
  missing: z.string().nullable(),
  /** The best one first, at most five. */
  books: z.array(book),
})
export type ReadingListEntry = z.infer<typeof entry>

export const readingLists = {
  'POST /v2.0/reading_lists/matches': {
    action: 'reading_lists.match',
    limit: 'list',
    summary:
      'Finds the books of a reading list, as it comes out of a document: ISBNs, SKUs, or authors and titles with numbering, prices and publishers.',
    body: z.strictObject({ text: z.string().min(1, { error: 'required' }).max(50_000, { error: 'too_long' }) }),
    response: z.object({ entries: z.array(entry) }),
    errors: ['too_many_lines'],
  },
} as const satisfies EndpointTable
