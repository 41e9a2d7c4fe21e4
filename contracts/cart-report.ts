import { z } from 'zod'
import { itemTypes } from './draft-order-items.ts'

const outcomes = ['added', 'reduced', 'replaced', 'unchanged', 'removed', 'refused'] as const

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
  /**
   * `added` as wanted; `reduced` to fewer copies; `replaced`: this quantity counts instead of the one that the cart had;
   * `unchanged`: what the cart had counts; `removed`: the cart had it; `refused`.
   */
  outcome: z.enum(outcomes),
  /** An error code and its sentence in the visitor's language; null where there is nothing to say. */
  code: z.string().nullable(),
  message: z.string().nullable(),
})
export type CartReportLine = z.infer<typeof cartReportLine>

/** One report for everything that brings several lines to a cart at once. */
export const cartReport = z.object({ lines: z.array(cartReportLine) })
export type CartReport = z.infer<typeof cartReport>
