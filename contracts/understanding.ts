import { z } from 'zod'
import { reference } from './brands.ts'

/** Words of a search that stand for a filter, a category or a collection. */
const understoodWords = z.object({
  /** `plain` names words by this key to say that they stand for nothing else. */
  key: z.string(),
  /** The words as the reader typed them. */
  words: z.string(),
  token: z.enum([
    'format',
    'availability',
    'language',
    'publisher',
    'age',
    'year',
    'reduced',
    'category',
    'collection',
  ]),
  /** As the query of a listing writes them; of a year the first and the last year, empty where there is no such end. */
  values: z.array(z.string()),
  /** In the language of the request, where the catalog has a name for it. */
  name: z.string().nullable(),
})

/** A page with the name that the reader searched for. */
const matchingPage = reference.extend({
  kind: z.enum(['author', 'contributor', 'category', 'publisher', 'collection']),
})
export type MatchingPage = z.infer<typeof matchingPage>

/** How the shop read a search. */
export const understanding = z.object({
  understood: z.array(understoodWords),
  /** The search without the words that stand for filters, for a form in which these filters are chosen. */
  rest: z.string(),
  /** Words for filters that leave no book: these filters do not count. */
  unmet: z.array(z.string()),
  pages: z.array(matchingPage),
})
export type Understanding = z.infer<typeof understanding>
