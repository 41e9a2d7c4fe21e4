import { z } from 'zod'
import { itemTypes } from './draft-order-items.ts'

/** What became of one line that was brought to the cart: by a merge after sign-in, a file, a pasted list, or an earlier order. */
const cartReportLine = z.object({
  /** The row of the file or of the list, from 1; null elsewhere. */
  row: z.int().nullable(),
  /** The fields of the spec's merge error (point 3): what kind of thing it was, and which. */
  generalType: z.enum(['item', 'coupon']),
  type: z.enum([...itemTypes, 'COUPON']),
  name: z.string(),
  variantId: z.int().nullable(),
  sku: z.string().nullable(),
  /** How many copies were wanted, and how many of them the cart took; null for coupons. */
  requested: z.int().nullable(),
  taken: z.int().nullable(),
  /** `added` as wanted, `reduced` to fewer copies, `unchanged` because the cart had it already, `refused`. */
  outcome: z.enum(['added', 'reduced', 'unchanged', 'refused']),
  /** An error code and its sentence in the visitor's language; null where there is nothing to say. */
  code: z.string().nullable(),
  message: z.string().nullable(),
})
export type CartReportLine = z.infer<typeof cartReportLine>

/** One report for everything that brings several lines to a cart at once. */
export const cartReport = z.object({ lines: z.array(cartReportLine) })
export type CartReport = z.infer<typeof cartReport>
