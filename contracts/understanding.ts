import { z } from 'zod'
import { reference } from './brands.ts'

/** Words of a search that are taken for a filter, a category or a list. */
const understoodWords = z.object({
  /** By which `plain` says that they are words like any other. */
  key: z.string(),
  /** As they were typed. */
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
  /** As the query of a listing has them; of a year the first and the last one, empty where there is no such end. */
  values: z.array(z.string()),
  /** In the asked language, where the catalog has a name for it. */
  name: z.string().nullable(),
})

/** A page that has what was searched for by its name. */
const lead = reference.extend({ kind: z.enum(['author', 'contributor', 'category', 'publisher', 'collection']) })
export type Lead = z.infer<typeof lead>

/** How a search was read. */
export const understanding = z.object({
  understood: z.array(understoodWords),
  /** The search without the words that are taken for filters, for a form that chooses these itself. */
  rest: z.string(),
  /** Words for filters that leave no book: they are passed over. */
  unmet: z.array(z.string()),
  leads: z.array(lead),
})
export type Understanding = z.infer<typeof understanding>
