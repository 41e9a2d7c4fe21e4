import { z } from 'zod'

/** `cursor` is opaque. Each answer has the cursor of the following page, or null at the end. */
export const pageQuery = z.object({
  cursor: z.string().max(200).optional(),
  limit: z.coerce.number().int().min(1).max(100).default(24),
})

export const listOf = <T extends z.ZodType>(item: T) =>
  z.object({ items: z.array(item), cursor: z.string().nullable(), count: z.int() })
