import { z } from 'zod'

const edition = z.object({
  number: z.int().nullable(),
  statement: z.string().nullable(),
  /** List 21 of ONIX. */
  types: z.array(z.string()),
})

/** What a book's record tells of it beyond what the shop links; all of it is only shown. */
export const bookFacts = z.object({
  originalTitle: z.string().nullable(),
  titles: z.array(z.object({ language: z.string().nullable(), title: z.string(), subtitle: z.string().nullable() })),
  /** People in roles that have no pages (`codes`, List 17), and those without a name (`unnamed`, List 19). */
  credits: z.array(
    z.object({ codes: z.array(z.string()), name: z.string().nullable(), unnamed: z.string().nullable() }),
  ),
  series: z.array(z.object({ title: z.string(), number: z.string().nullable() })),
  edition: edition.nullable(),
  contents: z.string().nullable(),
  /** `type` is of List 153: 06 of this edition, 07 of an earlier one, 08 of another book. */
  reviews: z.array(
    z.object({ type: z.string(), text: z.string(), author: z.string().nullable(), source: z.string().nullable() }),
  ),
  /** `country` is two letters, `code` is of List 41. */
  prizes: z.array(
    z.object({
      name: z.string(),
      year: z.string().nullable(),
      country: z.string().nullable(),
      code: z.string().nullable(),
    }),
  ),
})
export type BookFacts = z.infer<typeof bookFacts>
