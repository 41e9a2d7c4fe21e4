import { and, eq, inArray, not, or, type SQL, sql } from 'drizzle-orm'
import { ownedBy } from '../../access/owner.ts'
import type { Database } from '../../db/connect.ts'
import { registrations, passwordResets } from '../../db/schema/account-requests.ts'
import { botCodes } from '../../db/schema/bot-codes.ts'
import { coupons, couponUsages } from '../../db/schema/coupons.ts'
import { signInAttempts } from '../../db/schema/credentials.ts'
import { sessions, users } from '../../db/schema/customers.ts'
import { draftOrders } from '../../db/schema/draft-orders.ts'
import { idempotencyKeys } from '../../db/schema/operations.ts'
import { orderAnalytics } from '../../db/schema/order-analytics.ts'
import { orders } from '../../db/schema/orders.ts'
import { invitations, organizations } from '../../db/schema/organizations.ts'
import { stockNotifications } from '../../db/schema/stock-notifications.ts'

const ordersOf = (userId: number): SQL =>
  sql`(select ${orders.draftOrderId} from ${orders} where ${ownedBy({ userId }, orders)})`
const cartsOf = (userId: number): SQL | undefined =>
  or(ownedBy({ userId }, draftOrders), sql`${draftOrders.id} in ${ordersOf(userId)}`)

/**
 * Locks what the deletion works with, in the order in which an order is placed: first the carts, then the user. Whoever
 * orders at the same moment is either ready before, or finds no cart any more. The first lock holds off sign-ins and
 * changes of the password.
 * @returns the user as it stands now; undefined if somebody else has deleted it
 */
export const lockUser = async (db: Database, userId: number) => {
  const user = () => db.select().from(users).where(eq(users.id, userId))
  const [found] = await user().for('no key update')
  if (!found) return undefined
  await db.select({ id: draftOrders.id }).from(draftOrders).where(cartsOf(userId)).orderBy(draftOrders.id).for('update')
  return (await user().for('update'))[0]
}

export const deleteOrganization = async (db: Database, id: number): Promise<void> => {
  await db.delete(organizations).where(eq(organizations.id, id))
}

/** Open carts go, and those that wait for a master or were refused; those that became orders lose what they have handed over to them. */
export const eraseCarts = async (db: Database, userId: number): Promise<void> => {
  const isOrdered = sql`exists (select from ${orders} where ${orders.draftOrderId} = ${draftOrders.id})`
  await db.delete(draftOrders).where(and(ownedBy({ userId }, draftOrders), not(isOrdered)))
  await db
    .update(draftOrders)
    .set({ forms: {}, address: null, pickupPoint: null, sessionId: null, userId: null })
    .where(cartsOf(userId))
}

/** What providers of measuring call the customer's browsers. They are told nothing more of the orders. */
export const eraseAnalytics = async (db: Database, userId: number): Promise<void> => {
  await db
    .delete(orderAnalytics)
    .where(sql`${orderAnalytics.orderId} in (select ${orders.id} from ${orders} where ${ownedBy({ userId }, orders)})`)
}

/** From now on the orders belong to nobody: their e-mail address opens them, until it goes. */
export const detachOrders = async (db: Database, userId: number, erasedAt: Date): Promise<void> => {
  await db.update(orders).set({ erasedAt, userId: null, sessionId: null }).where(ownedBy({ userId }, orders))
}

/** Coupons for this user alone. A used one stays, because the order names it, and nobody can use it. */
export const eraseCoupons = async (db: Database, userId: number): Promise<void> => {
  const own = ownedBy({ userId }, coupons)
  const isUsed = sql`exists (select from ${couponUsages} where ${couponUsages.couponId} = ${coupons.id})`
  await db.update(coupons).set({ enabled: false, userId: null }).where(and(own, isUsed))
  await db.delete(coupons).where(own)
}

/** Answers that are stored for a repeated call. The scope ends with the session. */
export const deleteStoredAnswers = async (db: Database, userId: number): Promise<void> => {
  await db.delete(idempotencyKeys).where(
    inArray(
      sql`split_part(${idempotencyKeys.scope}, ' ', 4)`,
      db
        .select({ id: sql`${sessions.id}::text` })
        .from(sessions)
        .where(ownedBy({ userId }, sessions)),
    ),
  )
}

/** What stands under the e-mail address instead of the user. @param email in lower case */
export const deleteByAddress = async (db: Database, email: string): Promise<void> => {
  await db.delete(registrations).where(eq(registrations.email, email))
  await db.delete(signInAttempts).where(sql`${signInAttempts.identity}->>'email' = ${email}`)
  await db.delete(botCodes).where(eq(botCodes.email, email))
  await db.delete(passwordResets).where(eq(passwordResets.email, email))
  await db.delete(stockNotifications).where(eq(stockNotifications.email, email))
  await db.delete(invitations).where(eq(invitations.email, email))
  // Its key is the address itself; the other counters hold hashes.
  await db.execute(sql`delete from rate_limits where key = ${`order_search_mailbox:${email}`}`)
}

/** Sessions, credentials, known clients, addresses, notifications and the membership go with the row. */
export const deleteUser = async (db: Database, userId: number): Promise<void> => {
  await db.delete(users).where(eq(users.id, userId))
}
