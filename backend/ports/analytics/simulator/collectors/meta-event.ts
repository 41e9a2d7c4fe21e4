import { z } from 'zod'
import { currencyCode } from '../read-fields.ts'

/** What Meta can use of an event, from a pixel or from a server. A purchase needs its value. */
export const metaEvent = z
  .object({
    name: z.string().min(1).max(50),
    params: z.looseObject({
      value: z.number().optional(),
      currency: currencyCode.optional(),
      content_ids: z.array(z.string().min(1)).optional(),
      content_type: z.enum(['product', 'product_group']).optional(),
      contents: z
        .array(z.looseObject({ id: z.string().min(1), quantity: z.number(), item_price: z.number().optional() }))
        .optional(),
    }),
  })
  .superRefine(({ name, params: { value, currency } }, issues) => {
    const missing = (path: string) => issues.addIssue({ code: 'custom', path: ['params', path], message: 'is missing' })
    if (name === 'Purchase' && value === undefined) missing('value')
    if ((name === 'Purchase' || value !== undefined) && currency === undefined) missing('currency')
  })
