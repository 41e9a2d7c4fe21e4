import type { Database } from '../../db/connect.ts'
import { selectOrders, selectPartsOfOrders } from './export-queries.ts'

type Parts = Awaited<ReturnType<typeof selectPartsOfOrders>>
type Order = Awaited<ReturnType<typeof selectOrders>>[number]

const exportWithdrawals = (order: Order, { withdrawals, withdrawnItems, items }: Parts) =>
  withdrawals
    .filter((row) => row.orderId === order.id)
    .map(({ id, number, name, email, reason, declaredAt, acceptedAt, amount }) => ({
      number,
      name,
      email,
      reason,
      declaredAt,
      acceptedAt,
      amount,
      items: withdrawnItems
        .filter((row) => row.withdrawalId === id)
        .map(({ orderItemId, quantity }) => ({ sku: items.find((item) => item.id === orderItemId)?.sku, quantity })),
    }))

/** What providers of measuring call the browser of the order, and when they were told of it. */
const exportAnalytics = (row: Parts['analytics'][number]) => {
  const { orderId: _, claimedUntil: __, ...told } = row
  return told
}

const exportOrder = (order: Order, parts: Parts) => {
  const { number, status, placedAt, currency, totalGross, totalNet, vat, contact, billing } = order
  const isOf = (row: { orderId: number }) => row.orderId === order.id
  const rating = parts.ratings.find(isOf)
  const analytics = parts.analytics.find(isOf)
  return {
    number,
    status,
    placedAt,
    currency,
    totalGross,
    totalNet,
    vat,
    contact,
    billing,
    delivery: {
      flow: order.deliveryFlow,
      name: order.deliveryName,
      address: order.address,
      pickupPoint: order.pickupPoint,
    },
    items: parts.items
      .filter(isOf)
      .map(({ sku, name, authors, format, quantity, vatRate, totalGross: gross, totalNet: net }) => ({
        sku,
        name,
        authors,
        format,
        quantity,
        vatRate,
        gross,
        net,
      })),
    costsAndDiscounts: parts.adjustments.filter(isOf).map(({ kind, name, gross, net }) => ({ kind, name, gross, net })),
    invoices: parts.invoices.filter(isOf).map(({ number: invoice, kind, issuedOn, buyer, gross, net }) => ({
      number: invoice,
      kind,
      issuedOn,
      buyer,
      gross,
      net,
    })),
    withdrawals: exportWithdrawals(order, parts),
    analytics: analytics ? exportAnalytics(analytics) : null,
    rating: rating ? { stars: rating.stars, text: rating.text, createdAt: rating.createdAt } : null,
  }
}

/** The orders of the user with their items, invoices and withdrawals, in minor units. */
export const exportOrders = async (db: Database, userId: number) => {
  const rows = await selectOrders(db, userId)
  const ids = rows.map(({ id }) => id)
  const parts = await selectPartsOfOrders(db, ids)
  return { ids, orders: rows.map((row) => exportOrder(row, parts)) }
}
