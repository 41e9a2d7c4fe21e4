import { type SQL, sql } from 'drizzle-orm'
import { type Actor, membershipOf } from '../../access/actor.ts'
import { ofOrganization } from '../../access/owner.ts'
import { priceListOrganizations } from '../../db/schema/prices.ts'
import { configValue } from '../configuration/service.ts'

/** The id of the list that holds the list prices, as a value of a query. */
export const basePriceList: SQL = sql`(select id from price_lists where is_base)`

/**
 * Whether price list `l` holds for a customer at this moment. The base list always does, the others only while the
 * configuration has `price_list_enabled`: for everybody, for a segment, or for the organisations assigned to it.
 */
export const listHolds = (actor: Actor, now: Date): SQL => {
  const at = sql`${now.toISOString()}::timestamptz`
  const organization = membershipOf(actor)
  const isAssigned = organization
    ? sql`exists (select from ${priceListOrganizations}
        where ${priceListOrganizations.priceListId} = l.id and ${ofOrganization(organization.id, priceListOrganizations)})`
    : sql`false`
  return sql`(l.is_base or (${configValue('price_list_enabled')} = 'true'
    and case when l.for_organizations then ${isAssigned} else l.segment is null or l.segment = ${actor.segment} end
    and (l.valid_from is null or l.valid_from <= ${at}) and (l.valid_until is null or ${at} < l.valid_until)))`
}

/** What a price is for: one row of the table. */
export const priceKey = ['variantId', 'currency', 'priceListId', 'fromQuantity'] as const
