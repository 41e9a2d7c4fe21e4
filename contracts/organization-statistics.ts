import { z } from 'zod'
import type { EndpointTable } from './endpoint.ts'
import { fileAnswer } from './file-answer.ts'
import { amount } from './money.ts'
import { sheetFormats } from './sheet-format.ts'
import { currencySchema, rowIdText } from './shop-schemas.ts'

const orderSum = z.object({ total: amount, orders: z.int() })
const goodsSum = z.object({ total: amount, copies: z.int() })

const statistics = z.object({
  currency: currencySchema,
  /** Those in which the organisation has ordered in the period. */
  currencies: z.array(currencySchema),
  /** Whether the orders are those of the whole organisation, or of the signed-in member only. */
  ofEverybody: z.boolean(),
  /** Of whole orders, with their delivery and discounts. */
  sum: orderSum,
  copies: z.int(),
  /** Every month of the period, `2026-09`, the earliest first. */
  months: z.array(orderSum.extend({ month: z.string() })),
  /** The largest sum first. The name is null where the account is deleted. */
  members: z.array(orderSum.extend({ id: z.int().nullable(), name: z.string().nullable() })),
  /** The largest sum first; of orders that are charged to none, everything is null. Empty where no order names one. */
  costCenters: z.array(
    orderSum.extend({ id: z.int().nullable(), code: z.string().nullable(), name: z.string().nullable() }),
  ),
  /** The books of top categories. The name is null for books without a category. */
  subjects: z.array(goodsSum.extend({ name: z.string().nullable() })),
  publishers: z.array(goodsSum.extend({ name: z.string() })),
})
export type OrganizationStatistics = z.infer<typeof statistics>

/** The longest period of statistics, in days: five years. */
const maxDays = 5 * 366

const day = z.iso.date()
const period = z.object({
  from: day,
  /** The last day, inclusive. */
  to: day,
  /** A member; without it everybody whose orders the caller may read. */
  member: rowIdText.optional(),
})
const isPeriod = ({ from, to }: { from: string; to: string }): boolean =>
  from <= to && Date.parse(to) - Date.parse(from) < maxDays * 86_400_000
const toDay = { path: ['to'] }
const params = z.object({ id: rowIdText })

/** What an organisation has ordered (spec point 7, docs/decisions/0065). Only orders that are paid or due to be paid count. */
export const organizationStatisticsEndpoints = {
  'GET /v2.0/organizations/{id}/statistics': {
    action: 'organizations.read',
    summary: 'The orders of an organisation in a period: by month, member, cost centre, subject and publisher.',
    params,
    query: period.extend({ currency: currencySchema.optional() }).refine(isPeriod, toDay),
    response: statistics,
    errors: ['not_found'],
  },
  'GET /v2.0/organizations/{id}/statistics/export': {
    action: 'organizations.read',
    summary: 'The ordered books of an organisation in a period as a table, one row for each line of an order.',
    params,
    query: period.extend({ format: z.enum(sheetFormats).default('xlsx') }).refine(isPeriod, toDay),
    file: true,
    response: fileAnswer,
    errors: ['not_found', 'too_many_rows'],
  },
} as const satisfies EndpointTable
