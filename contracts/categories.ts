import { z } from 'zod'

export const category = z.object({
  id: z.int(),
  path: z.string(),
  name: z.string(),
  text: z.string().nullable(),
  parentId: z.int().nullable(),
  /** The number of products in the category and below it. */
  count: z.int(),
})
export type Category = z.infer<typeof category>
