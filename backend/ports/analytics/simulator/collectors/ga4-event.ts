import { z } from 'zod'
import { currencyCode } from '../read-fields.ts'

const item = z
  .looseObject({
    item_id: z.string().min(1).max(100).optional(),
    item_name: z.string().min(1).max(100).optional(),
    price: z.number().optional(),
    quantity: z.number().optional(),
  })
  .refine((one) => one.item_id !== undefined || one.item_name !== undefined, 'has neither an id nor a name')

/** The events of selling, which need items. */
const sales = new Set([
  'view_item_list',
  'select_item',
  'view_item',
  'add_to_cart',
  'remove_from_cart',
  'view_cart',
  'begin_checkout',
  'add_shipping_info',
  'add_payment_info',
  'add_to_wishlist',
  'purchase',
])
const transactions = new Set(['purchase', 'refund'])

const params = z.looseObject({
  value: z.number().optional(),
  tax: z.number().optional(),
  shipping: z.number().optional(),
  currency: currencyCode.optional(),
  transaction_id: z.string().min(1).optional(),
  items: z.array(item).max(200).optional(),
})

/** What Analytics can use, from a browser or from a server. A value without its currency counts for nothing. */
export const ga4Event = z
  .object({ name: z.string().regex(/^[A-Za-z]\w{0,39}$/, 'is no name of an event'), params })
  .superRefine(({ name, params: { value, currency, transaction_id: order, items } }, issues) => {
    const missing = (path: string, message: string) =>
      issues.addIssue({ code: 'custom', path: ['params', path], message })
    if (value !== undefined && currency === undefined) missing('currency', 'is missing beside the value')
    if (name === 'purchase' && value === undefined) missing('value', 'is missing')
    if (transactions.has(name) && order === undefined) missing('transaction_id', 'is missing')
    if (sales.has(name) && !items?.length) missing('items', 'are missing')
  })
