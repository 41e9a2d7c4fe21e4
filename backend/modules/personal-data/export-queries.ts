import { and, asc, eq, inArray, or, type SQL } from 'drizzle-orm'
import { ownedBy } from '../../access/owner.ts'
import type { Database } from '../../db/connect.ts'
import { approvalRequests } from '../../db/schema/approvals.ts'
import { budgets, costCenters } from '../../db/schema/budgets.ts'
import { customerAddresses } from '../../db/schema/addresses.ts'
import { sessions } from '../../db/schema/customers.ts'
import { draftOrderItems, draftOrders } from '../../db/schema/draft-orders.ts'
import { invoices } from '../../db/schema/invoices.ts'
import { newsletterSubscriptions } from '../../db/schema/newsletter.ts'
import { orderAnalytics } from '../../db/schema/order-analytics.ts'
import { orderAdjustments, orderItems, orders } from '../../db/schema/orders.ts'
import { offerMessages, offers } from '../../db/schema/offers.ts'
import { invitations, organizationRegistrations, organizations } from '../../db/schema/organizations.ts'
import { products } from '../../db/schema/products.ts'
import { orderRatings, ratings } from '../../db/schema/ratings.ts'
import { shoppingListItems, shoppingLists } from '../../db/schema/shopping-lists.ts'
import { stockNotifications } from '../../db/schema/stock-notifications.ts'
import { variants } from '../../db/schema/variants.ts'
import { withdrawalItems, withdrawals } from '../../db/schema/withdrawals.ts'

/** The most rows of a kind. Nobody has as many; the file stays small enough to be made in memory. */
const maxRows = 5_000

export const selectAddresses = (db: Database, userId: number) =>
  db
    .select({
      kind: customerAddresses.kind,
      data: customerAddresses.data,
      isDefault: customerAddresses.isDefault,
      savedAt: customerAddresses.savedAt,
    })
    .from(customerAddresses)
    .where(ownedBy({ userId }, customerAddresses))
    .orderBy(asc(customerAddresses.id))
    .limit(maxRows)

/** Without the hash of the token. */
export const selectSessions = (db: Database, userId: number) =>
  db
    .select({
      createdAt: sessions.createdAt,
      lastSeenAt: sessions.lastSeenAt,
      expiresAt: sessions.expiresAt,
      remember: sessions.remember,
    })
    .from(sessions)
    .where(ownedBy({ userId }, sessions))
    .orderBy(asc(sessions.createdAt))
    .limit(maxRows)

export const selectCart = (db: Database, userId: number) =>
  db
    .select({
      forms: draftOrders.forms,
      address: draftOrders.address,
      pickupPoint: draftOrders.pickupPoint,
      updatedAt: draftOrders.updatedAt,
      sku: variants.sku,
      title: products.title,
      quantity: draftOrderItems.quantity,
    })
    .from(draftOrders)
    .innerJoin(draftOrderItems, eq(draftOrderItems.draftOrderId, draftOrders.id))
    .innerJoin(variants, eq(variants.id, draftOrderItems.variantId))
    .innerJoin(products, eq(products.id, variants.productId))
    .where(and(ownedBy({ userId }, draftOrders), eq(draftOrders.status, 'opened')))
    .orderBy(asc(draftOrderItems.id))
    .limit(maxRows)

/** What the user has put aside, list by list. */
export const selectListed = (db: Database, userId: number) =>
  db
    .select({
      listId: shoppingLists.id,
      name: shoppingLists.name,
      createdAt: shoppingLists.createdAt,
      sku: variants.sku,
      title: products.title,
    })
    .from(shoppingLists)
    .leftJoin(shoppingListItems, eq(shoppingListItems.listId, shoppingLists.id))
    .leftJoin(variants, eq(variants.id, shoppingListItems.variantId))
    .leftJoin(products, eq(products.id, variants.productId))
    .where(ownedBy({ userId }, shoppingLists))
    .orderBy(asc(shoppingLists.createdAt), asc(shoppingLists.id), asc(shoppingListItems.id))
    .limit(maxRows)

export const selectOrders = (db: Database, userId: number) =>
  db.select().from(orders).where(ownedBy({ userId }, orders)).orderBy(asc(orders.id)).limit(maxRows)

const ofOrders = (ids: readonly number[], column: Parameters<typeof inArray>[0]): SQL => inArray(column, [...ids])

/** Everything that belongs to these orders. */
export const selectPartsOfOrders = async (db: Database, ids: readonly number[]) => ({
  items: await db.select().from(orderItems).where(ofOrders(ids, orderItems.orderId)).orderBy(asc(orderItems.id)),
  adjustments: await db
    .select()
    .from(orderAdjustments)
    .where(ofOrders(ids, orderAdjustments.orderId))
    .orderBy(asc(orderAdjustments.id)),
  invoices: await db.select().from(invoices).where(ofOrders(ids, invoices.orderId)).orderBy(asc(invoices.id)),
  withdrawals: await db
    .select()
    .from(withdrawals)
    .where(ofOrders(ids, withdrawals.orderId))
    .orderBy(asc(withdrawals.id)),
  withdrawnItems: await db.select().from(withdrawalItems).where(ofOrders(ids, withdrawalItems.orderId)),
  analytics: await db.select().from(orderAnalytics).where(ofOrders(ids, orderAnalytics.orderId)),
  ratings: await db.select().from(orderRatings).where(ofOrders(ids, orderRatings.orderId)),
})

export const selectRatings = (db: Database, userId: number, orderIds: readonly number[]) =>
  db
    .select({ rating: ratings, title: products.title })
    .from(ratings)
    .innerJoin(products, eq(products.id, ratings.productId))
    .where(or(ownedBy({ userId }, ratings), ofOrders(orderIds, ratings.orderId)))
    .orderBy(asc(ratings.id))
    .limit(maxRows)

export const selectOrganizationRegistrations = (db: Database, userId: number) =>
  db
    .select({
      organization: organizationRegistrations.details,
      status: organizationRegistrations.status,
      reason: organizationRegistrations.reason,
      requestedAt: organizationRegistrations.requestedAt,
      decidedAt: organizationRegistrations.decidedAt,
    })
    .from(organizationRegistrations)
    .where(ownedBy({ userId }, organizationRegistrations))
    .orderBy(asc(organizationRegistrations.id))
    .limit(maxRows)

/** The carts that the user has sent to the masters of an organisation. */
export const selectApprovals = (db: Database, userId: number) =>
  db
    .select({
      status: approvalRequests.status,
      message: approvalRequests.message,
      poNumber: approvalRequests.poNumber,
      costCenter: costCenters.code,
      reason: approvalRequests.reason,
      requestedAt: approvalRequests.requestedAt,
      decidedAt: approvalRequests.decidedAt,
    })
    .from(approvalRequests)
    .leftJoin(costCenters, eq(costCenters.id, approvalRequests.costCenterId))
    .where(ownedBy({ userId }, { userId: approvalRequests.requesterId }))
    .orderBy(asc(approvalRequests.id))
    .limit(maxRows)

/** What the user may spend in an organisation. */
export const selectLimits = (db: Database, userId: number) =>
  db
    .select({ period: budgets.period, limit: budgets.limit })
    .from(budgets)
    .where(ownedBy({ userId }, budgets))
    .orderBy(asc(budgets.period))

/** The offers that the user has requested, and what the user has written about offers. */
export const selectOfferTexts = async (db: Database, userId: number) => ({
  requested: await db
    .select({
      number: offers.number,
      title: offers.title,
      deliveryWish: offers.deliveryWish,
      requestedAt: offers.requestedAt,
    })
    .from(offers)
    .where(ownedBy({ userId }, offers))
    .orderBy(asc(offers.id))
    .limit(maxRows),
  messages: await db
    .select({ text: offerMessages.text, at: offerMessages.at })
    .from(offerMessages)
    .where(ownedBy({ userId }, offerMessages))
    .orderBy(asc(offerMessages.id))
    .limit(maxRows),
})

/** Those that the user has received, and those that the user has sent. */
export const selectInvitations = async (db: Database, userId: number, email: string) => {
  const select = (isOf: SQL) =>
    db
      .select({
        organization: organizations.name,
        email: invitations.email,
        role: invitations.role,
        permissions: invitations.permissions,
        invitedAt: invitations.invitedAt,
        expiresAt: invitations.expiresAt,
        acceptedAt: invitations.acceptedAt,
        revokedAt: invitations.revokedAt,
      })
      .from(invitations)
      .innerJoin(organizations, eq(organizations.id, invitations.organizationId))
      .where(isOf)
      .orderBy(asc(invitations.invitedAt))
      .limit(maxRows)
  return { received: await select(eq(invitations.email, email)), sent: await select(eq(invitations.invitedBy, userId)) }
}

/** Those of the account, and those that were asked for with its address. */
export const selectNotifications = (db: Database, userId: number, email: string) =>
  db
    .select({
      title: products.title,
      sku: variants.sku,
      createdAt: stockNotifications.createdAt,
      confirmedAt: stockNotifications.confirmedAt,
      notifiedAt: stockNotifications.notifiedAt,
      expiresAt: stockNotifications.expiresAt,
    })
    .from(stockNotifications)
    .innerJoin(variants, eq(variants.id, stockNotifications.variantId))
    .innerJoin(products, eq(products.id, variants.productId))
    .where(or(ownedBy({ userId }, stockNotifications), eq(stockNotifications.email, email)))
    .orderBy(asc(stockNotifications.createdAt))
    .limit(maxRows)

export const selectSubscription = async (db: Database, email: string) =>
  (
    await db
      .select({
        locale: newsletterSubscriptions.locale,
        imprints: newsletterSubscriptions.imprints,
        consentVersion: newsletterSubscriptions.consentVersion,
        consentText: newsletterSubscriptions.consentText,
        consentedAt: newsletterSubscriptions.consentedAt,
        confirmedAt: newsletterSubscriptions.confirmedAt,
      })
      .from(newsletterSubscriptions)
      .where(eq(newsletterSubscriptions.email, email))
  )[0]
