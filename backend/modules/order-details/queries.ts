import { asc, eq, sql } from 'drizzle-orm'
import type { Locale, Segment } from '#contracts/shop.ts'
import type { Database } from '../../db/connect.ts'
import { users } from '../../db/schema/customers.ts'
import { orderItems, orderShipments } from '../../db/schema/orders.ts'
import { paymentMethods } from '../../db/schema/payment-methods.ts'
import { products } from '../../db/schema/products.ts'
import { variants } from '../../db/schema/variants.ts'
import { pathSql } from '../url-resources/service.ts'

/** What was ordered, with the picture and the address of its page, which are not part of the snapshot. */
export const selectOrderItems = ({ db, locale }: { db: Database; locale: Locale }, orderId: number) =>
  db
    .select({
      item: orderItems,
      shipment: orderShipments.position,
      isHandedOver: sql<boolean>`${orderShipments.handedOverAt} is not null`,
      productId: products.id,
      publishedOn: variants.publishedOn,
      path: pathSql('variant', locale, sql`variants`, sql`products`),
      coverPath: products.coverPath,
    })
    .from(orderItems)
    .innerJoin(variants, eq(variants.id, orderItems.variantId))
    .innerJoin(products, eq(products.id, variants.productId))
    .leftJoin(orderShipments, eq(orderShipments.id, orderItems.shipmentId))
    .where(eq(orderItems.orderId, orderId))
    .orderBy(asc(orderItems.id))

/** Whether an institution ordered; who orders without an account is a reader. */
export const selectSegment = async (db: Database, userId: number | null): Promise<Segment> => {
  const [user] =
    userId === null ? [] : await db.select({ segment: users.segment }).from(users).where(eq(users.id, userId))
  return user?.segment ?? 'b2c'
}

export const selectPaymentMethod = async (db: Database, id: number) =>
  (await db.select().from(paymentMethods).where(eq(paymentMethods.id, id)))[0]
