import { z } from 'zod'
import { reference } from './brands.ts'

/** Words of a search that mean a filter, a category or a collection. */
const understoodWords = z.object({
  /** `plain` names words by this key to say that they have no other meaning. */
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
  /** In the form of a listing's query. For a year its first and last year, either of which may be empty. */
  values: z.array(z.string()),
  /** The name in the language of the request, where the catalog has one. */
  name: z.string().nullable(),
})

/** A page whose name is the searched text. */
const matchingPage = reference.extend({
  kind: z.enum(['author', 'contributor', 'category', 'publisher', 'collection']),
})
export type MatchingPage = z.infer<typeof matchingPage>

/** The interpretation of a search. */
export const understanding = z.object({
  understood: z.array(understoodWords),
  /** The search without the words that mean filters. It is used in a form in which these filters are chosen. */
  rest: z.string(),
  /** Words that mean filters without a result: these filters are not applied. */
  unmet: z.array(z.string()),
  pages: z.array(matchingPage),
})
export type Understanding = z.infer<typeof understanding>
