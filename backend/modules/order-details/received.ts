import { type SQL, sql } from 'drizzle-orm'
import { orderItems, orders, orderShipments } from '../../db/schema/orders.ts'
import { payments } from '../../db/schema/payments.ts'
import { variants } from '../../db/schema/variants.ts'
import { withdrawalItems } from '../../db/schema/withdrawals.ts'
import { shopDay } from '../catalog/rules/shop-day.ts'

const isWithdrawn = sql`exists (select from ${withdrawalItems} where ${withdrawalItems.orderItemId} = ${orderItems.id})`
const isPaid = sql`exists (select from ${payments} where ${payments.orderId} = ${orders.id} and ${payments.status} = 'paid')`

/**
 * Whether the buyer has an ordered item, and so may rate it: a file when it is published and paid, everything else when
 * its parcel is handed over. For queries that join the order, the item, its variant and, if there is one, its parcel.
 */
export const isReceived = (now: Date): SQL<boolean> => sql<boolean>`(${orders.status} <> 'cancelled' and
  case when ${orderItems.format} in ('ebook', 'audio')
    then coalesce(${variants.publishedOn} <= ${shopDay(now)}, false) and (${orders.status} = 'fulfilled' or (${isPaid} and not ${isWithdrawn}))
    else ${orders.status} = 'fulfilled' or ${orderShipments.handedOverAt} is not null
  end)`
