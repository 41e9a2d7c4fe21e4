import { z } from 'zod'
import { conditionKinds, couponKinds, dealTypes } from './deal-types.ts'
import { bothLanguages, currencySchema, segmentSchema } from './shop-schemas.ts'

const key = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, { error: 'lower case letters, digits and hyphens' })
/** Gross, in minor units. */
const amounts = z.partialRecord(currencySchema, z.int().nonnegative())
const moment = z.iso.datetime({ offset: true })
const percent = z.int().min(1).max(100)

/** A variant by its SKU, everything else by its key. */
const condition = z.strictObject({ kind: z.enum(conditionKinds), target: z.string().min(1) })
export type ConditionForm = z.infer<typeof condition>

const shared = {
  name: bothLanguages,
  enabled: z.boolean().default(true),
  validFrom: moment.nullable().default(null),
  validUntil: moment.nullable().default(null),
  minTotals: amounts.nullable().default(null),
  percent: percent.nullable().default(null),
  amounts: amounts.nullable().default(null),
  conditions: z.array(condition).default([]),
}

type Reduction = { percent: number | null; amounts: object | null }
const reductions = ({ percent: one, amounts: other }: Reduction): number =>
  Number(one !== null) + Number(other !== null)

/** A deal as an operator writes it (`npm run shop -- deals set`). */
export const dealForm = z
  .strictObject({
    key,
    type: z.enum(dealTypes),
    ...shared,
    minQuantity: z.int().min(1).max(99).default(1),
    freeShipping: z.boolean().default(false),
    maxRewards: z.int().min(1).max(99).default(1),
    /** The SKUs that an upsell or a gift offers, each with its price. */
    rewards: z.array(z.strictObject({ sku: z.string().min(1), prices: amounts })).default([]),
  })
  .superRefine((deal, ctx) => {
    const isGeneral = deal.type === 'general_order_deal' || deal.type === 'general_item_deal'
    const refuse = (message: string): void => ctx.addIssue({ code: 'custom', message })
    if (isGeneral && reductions(deal) !== 1 && !(deal.freeShipping && reductions(deal) === 0))
      refuse('a general deal has either a percentage or amounts')
    if (!isGeneral && (reductions(deal) > 0 || deal.rewards.length === 0))
      refuse('a gift or an upsell has rewards and no reduction')
    if (deal.freeShipping && deal.type !== 'general_order_deal')
      refuse('only a general deal for orders makes delivery free')
    if (isGeneral && deal.rewards.length > 0) refuse('a general deal has no rewards')
    const isGift = deal.type === 'order_gift_deal' || deal.type === 'item_gift_deal'
    if (isGift && deal.rewards.some(({ prices }) => Object.values(prices).some((price) => price !== 0)))
      refuse('a gift costs 0')
  })
export type DealForm = z.infer<typeof dealForm>

/** A coupon as an operator writes it (`npm run shop -- coupons set`). */
export const couponForm = z
  .strictObject({
    code: z.string().regex(/^[A-Z0-9ÁÉÍÓÖŐÚÜŰ_-]{3,40}$/, { error: 'capital letters, digits, - and _' }),
    kind: z.enum(couponKinds),
    ...shared,
    segment: segmentSchema.nullable().default(null),
    /** The e-mail address of the customer that it is for. */
    customer: z.email().nullable().default(null),
    maxUsage: z.int().positive().nullable().default(null),
    maxUsagePerUser: z.int().positive().nullable().default(null),
  })
  .superRefine((coupon, ctx) => {
    const refuse = (message: string): void => ctx.addIssue({ code: 'custom', message })
    if (reductions(coupon) !== 1) refuse('a coupon has either a percentage or amounts')
    if (coupon.kind === 'order_item_coupon' && coupon.conditions.length === 0)
      refuse('a coupon for items says for which')
  })
export type CouponForm = z.infer<typeof couponForm>
