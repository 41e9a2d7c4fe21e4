import { z } from 'zod'
import { amount } from './money.ts'

/** Why a customer pays less than the list price: a list for many customers, or one that the organisation has agreed on. */
export const listSteps = ['price_list', 'contract_price'] as const
export type ListStep = (typeof listSteps)[number]

/** What one copy costs a customer from so many copies on, below the list price. */
export const ownPrice = amount.extend({
  fromQuantity: z.int(),
  reason: z.enum(listSteps),
})
export type OwnPrice = z.infer<typeof ownPrice>
