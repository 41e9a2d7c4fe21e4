import type { OrganizationStatistics } from '#contracts/organization-statistics.ts'
import type { Currency } from '#contracts/shop.ts'
import { formatName } from '#lib/format/format-name.ts'
import { isMemberWith, userIdOf } from '../../access/actor.ts'
import { can } from '../../access/can.ts'
import { ofOrganization, ownedBy, seenBy } from '../../access/owner.ts'
import { sql, type SQL } from 'drizzle-orm'
import { orders } from '../../db/schema/orders.ts'
import type { Context } from '../../kernel/context.ts'
import { fail, ok, type Result } from '../../kernel/result.ts'
import { selectCostCenters } from '../budgets/service.ts'
import { findNames } from '../customers/service.ts'
import { bought, type OrderSum, type Period, selectCurrencies, selectGoodsSums, selectOrderSums } from './queries.ts'
import { monthsOf } from './rules/months-of.ts'

export interface Question extends Period {
  member?: number | undefined
}

/** The orders of an organisation that the caller may read, and of them those in question; undefined for strangers. */
export const ordersInQuestion = ({ actor }: Context, id: number, { member, ...period }: Question): SQL | undefined => {
  if (userIdOf(actor) === null || !can(actor, 'organizations.read', { organizationId: id })) return undefined
  const seen = sql`${ofOrganization(id, orders)} and ${seenBy(actor, 'ACCESS_ALL_ORGANIZATION_ORDER', orders)}`
  return bought(member === undefined ? seen : sql`${seen} and ${ownedBy({ userId: member }, orders)}`, period)
}

const sumOf = ({ orders: count, net, gross }: OrderSum) => ({ orders: count, total: { net, gross } })
const nothing: OrderSum = { orders: 0, net: 0, gross: 0 }
const addUp = (rows: readonly OrderSum[]): OrderSum =>
  rows.reduce(
    (sum, { orders: count, net, gross }) => ({
      orders: sum.orders + count,
      net: sum.net + net,
      gross: sum.gross + gross,
    }),
    nothing,
  )
const goodsOf = ({ copies, net, gross }: { copies: number; net: number; gross: number }) => ({
  copies,
  total: { net, gross },
})

export const readStatistics = async (
  ctx: Context,
  id: number,
  { currency: asked, ...question }: Question & { currency?: Currency | undefined },
): Promise<Result<OrganizationStatistics, 'not_found'>> => {
  const which = ordersInQuestion(ctx, id, question)
  if (!which) return fail('not_found')
  const currencies = await selectCurrencies(ctx.recentDb, which)
  const currency = asked ?? (currencies.includes(ctx.currency) ? ctx.currency : (currencies[0] ?? ctx.currency))
  const [{ months, users, centers }, { subjects, publishers }] = await Promise.all([
    selectOrderSums(ctx.recentDb, which, currency),
    selectGoodsSums(ctx.recentDb, which, currency, ctx.locale),
  ])
  const people = await findNames(
    ctx.db,
    users.flatMap(({ userId }) => userId ?? []),
  )
  const centersById = new Map((await selectCostCenters(ctx.db, id)).map((center) => [center.id, center]))
  const names = new Map(people.map((person) => [person.id, formatName(person, ctx.locale)]))
  return ok({
    currency,
    currencies,
    ofEverybody: isMemberWith(ctx.actor, 'ACCESS_ALL_ORGANIZATION_ORDER'),
    sum: sumOf(addUp(months)),
    copies: subjects.reduce((sum, { copies }) => sum + copies, 0),
    months: monthsOf(question.from, question.to).map((month) => ({
      month,
      ...sumOf(months.find((row) => row.month === month) ?? nothing),
    })),
    members: users
      .toSorted((a, b) => b.net - a.net)
      .map((row) => ({ id: row.userId, name: names.get(row.userId ?? 0) ?? null, ...sumOf(row) })),
    costCenters: centers.some(({ costCenterId }) => costCenterId !== null)
      ? centers
          .toSorted((a, b) => b.net - a.net)
          .map((row) => {
            const { code = null, name = null } = centersById.get(row.costCenterId ?? 0) ?? {}
            return { id: row.costCenterId, code, name, ...sumOf(row) }
          })
      : [],
    subjects: subjects.map(({ subject, ...row }) => ({ name: subject, ...goodsOf(row) })),
    publishers: publishers.map(({ publisher, ...row }) => ({ name: publisher ?? '', ...goodsOf(row) })),
  })
}
