import { asc, eq, sql } from 'drizzle-orm'
import type { Locale } from '#contracts/shop.ts'
import type { Database } from '../../db/connect.ts'
import { orderItems, orders, orderShipments } from '../../db/schema/orders.ts'
import { paymentMethods } from '../../db/schema/payment-methods.ts'
import { products } from '../../db/schema/products.ts'
import { withdrawalItems } from '../../db/schema/withdrawals.ts'
import { variants } from '../../db/schema/variants.ts'
import type { Services } from '../../kernel/context.ts'
import { pathSql } from '../url-resources/service.ts'
import { isReceived } from './received.ts'

/** What was ordered, with the picture and the address of its page, which are not part of the snapshot. */
export const selectOrderItems = (
  { db, locale, now }: Pick<Services, 'db' | 'now'> & { locale: Locale },
  orderId: number,
) =>
  db
    .select({
      item: orderItems,
      shipment: orderShipments.position,
      isReceived: isReceived(now()),
      isWithdrawn: sql<boolean>`exists (select 1 from ${withdrawalItems} where ${withdrawalItems.orderItemId} = ${orderItems.id})`,
      productId: products.id,
      publishedOn: variants.publishedOn,
      path: pathSql('variant', locale, sql`variants`, sql`products`),
      coverPath: products.coverPath,
    })
    .from(orderItems)
    .innerJoin(orders, eq(orders.id, orderItems.orderId))
    .innerJoin(variants, eq(variants.id, orderItems.variantId))
    .innerJoin(products, eq(products.id, variants.productId))
    .leftJoin(orderShipments, eq(orderShipments.id, orderItems.shipmentId))
    .where(eq(orderItems.orderId, orderId))
    .orderBy(asc(orderItems.id))

export const selectPaymentMethod = async (db: Database, id: number) =>
  (await db.select().from(paymentMethods).where(eq(paymentMethods.id, id)))[0]
