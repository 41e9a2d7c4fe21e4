import type { OrderDetail, OrderState } from '#contracts/orders.ts'
import type { Locale } from '#contracts/shop.ts'
import { type Actor, guest, userIdOf } from '../../access/actor.ts'
import { can, isColleagues } from '../../access/can.ts'
import type { Services } from '../../kernel/context.ts'
import { coverOf } from '../catalog/rules/cover-of.ts'
import { shopDay } from '../catalog/rules/shop-day.ts'
import { findStorePlace } from '../delivery/service.ts'
import { paymentFits } from '../draft-orders/rules/payment-fit.ts'
import { findInvoices } from '../invoices/service.ts'
import {
  type AdjustmentRow,
  findAdjustments,
  findSegment,
  findShipments,
  isCancellable,
  type OrderRow,
} from '../orders/service.ts'
import { findMainAttempt, findPaymentMethods, type PaymentRow } from '../payments/service.ts'
import { amountOf, costsOf, sumAmounts } from '../pricing/rules/totals.ts'
import { presentShipment } from './present-shipment.ts'
import { selectPaymentMethod } from './queries.ts'
import { findItems, type FoundItem, isRateable } from './received-items.ts'
import { customerStatus } from '../orders/rules/customer-status.ts'
import { isRetryable } from '../orders/rules/retryable.ts'
import { findWithdrawal } from '../withdrawals/service.ts'

/** The rules of SimplePay, kept for all: a success and a refusal show the number, a cancelled and an expired payment do not. */
const shownTransaction = ({ result, providerId }: PaymentRow): string | null =>
  result === 'SUCCESSFUL' || result === 'ERROR' ? providerId : null

type Viewer = Pick<Services, 'db' | 'now'> & {
  /** Undefined in a mail and on the command line. */
  actor?: Actor
  /** Of the visitor; without it the order is told in its own language. */
  locale?: Locale
  /** Undefined on the command line. */
  payments?: Services['payments']
}

/** Free delivery is told with the delivery. */
const isDiscount = ({ class: ofClass, kind }: AdjustmentRow): boolean =>
  ofClass === 'discount' && kind !== 'free_shipping'

/** Other online methods are offered for a retry, as the checkout offers them. */
const otherMethods = async ({ db, payments = {} }: Viewer, order: OrderRow, current: string): Promise<string[]> =>
  (await findPaymentMethods({ db, payments }))
    .filter((method) => method.online && method.key !== current)
    .filter((method) => paymentFits(method, order.deliveryFlow, order.currency))
    .map(({ key }) => key)

/** The days on which the files that are not published yet can be downloaded, each day once. */
const awaitedDays = (items: readonly FoundItem[]): string[] =>
  [...new Set(items.flatMap(({ downloadableFrom }) => downloadableFrom ?? []))].toSorted()

/** @param isProven whether the viewer may see the whole order */
const stateOf = async (
  ctx: Viewer,
  order: OrderRow,
  items: readonly FoundItem[],
  isProven: boolean,
): Promise<OrderState> => {
  const attempt = await findMainAttempt(ctx.db, order.id)
  if (!attempt) throw new Error(`Order ${order.id} has no payment`)
  const adjustments = await findAdjustments(ctx.db, order.id)
  const shipments = await findShipments(ctx.db, order.id)
  const retryable = isRetryable(order, ctx.now())
  const { actor = guest } = ctx
  const ofColleague = ctx.actor !== undefined && isColleagues(ctx.actor, order)
  return {
    uuid: order.uuid,
    number: order.number,
    isOwn: can(actor, 'orders.read', order),
    status: order.status,
    customerStatus: customerStatus(order.status, shipments, ctx.now()),
    segment: await findSegment(ctx.db, order.userId),
    payment: {
      method: attempt.method,
      status: attempt.status,
      result: attempt.result,
      transactionId: shownTransaction(attempt),
      retryable,
      mayPay: retryable && can(actor, 'orders.pay', order),
      payableOnDelivery: retryable && order.deliveryFlow !== 'none',
      otherMethods: retryable ? await otherMethods(ctx, order, attempt.method) : [],
    },
    reservedUntil: order.status === 'under_payment' ? (order.reservedUntil?.toISOString() ?? null) : null,
    currency: order.currency,
    itemsTotal: { gross: order.itemsGross, net: order.itemsNet },
    discounts: costsOf(adjustments.filter(isDiscount), ctx.locale ?? order.locale),
    deliveryPrice: amountOf(adjustments, ['shipping', 'free_shipping', 'second_shipment']),
    paymentPrice: amountOf(adjustments, ['payment']),
    total: { gross: order.totalGross, net: order.totalNet },
    vat: order.vat,
    shipments: shipments.map((one) => presentShipment(isProven ? one : { ...one, trackingNumber: null })),
    hasDownloads: items.some(({ shipment }) => shipment === null),
    canDownload: items.some(({ downloadable }) => downloadable),
    downloadDays: awaitedDays(items),
    cancellable: !ofColleague && (await isCancellable(ctx.db, order, shipments)),
    rateable: !ofColleague && (await isRateable(ctx, order, items)),
  }
}

export const presentState = async (ctx: Viewer, order: OrderRow): Promise<OrderState> =>
  stateOf(
    ctx,
    order,
    await findItems({ ...ctx, locale: order.locale }, order),
    can(ctx.actor ?? guest, 'orders.read', order),
  )

/** The whole order in one language. */
export const presentDetail = async (ctx: Viewer & { locale: Locale }, order: OrderRow): Promise<OrderDetail> => {
  const items = await findItems(ctx, order)
  const adjustments = await findAdjustments(ctx.db, order.id)
  const method = await selectPaymentMethod(ctx.db, order.paymentMethodId)
  const { actor = guest } = ctx
  const mayReadInvoices = ctx.actor === undefined || !isColleagues(actor, order) || can(actor, 'invoices.read', order)
  return {
    ...(await stateOf(ctx, order, items, true)),
    placedAt: order.placedAt.toISOString(),
    items: items.map(({ item, shipment, path, coverPath, publishedOn, downloadable, downloadableFrom }) => ({
      id: item.id,
      type: item.type,
      variantId: item.variantId,
      path,
      sku: item.sku,
      name: item.name,
      authors: item.authors,
      format: item.format,
      cover: coverOf(coverPath),
      quantity: item.quantity,
      supplied: item.supplied > 0 ? { copies: item.supplied, leadDays: item.leadDays } : null,
      unitPrice: { gross: item.unitGross, net: item.unitNet },
      total: { gross: item.totalGross, net: item.totalNet },
      discount: sumAmounts(adjustments.filter(({ itemId }) => itemId === item.id)),
      shipment,
      comesOutOn: publishedOn !== null && publishedOn > shopDay(order.placedAt) ? publishedOn : null,
      downloadable,
      downloadableFrom,
    })),
    delivery: {
      flow: order.deliveryFlow,
      name: order.deliveryName[ctx.locale],
      address: order.address,
      pickupPoint: order.pickupPoint,
      store: order.storeId === null ? null : await findStorePlace(ctx, order.storeId),
    },
    paymentName: method?.name[ctx.locale] ?? '',
    contact: order.contact,
    billing: order.billing,
    offerNumber: order.offerNumber,
    poNumber: order.poNumber,
    costCenter: order.costCenter,
    connectable: order.userId === null && order.organizationId === null && userIdOf(actor) !== null,
    invoices: mayReadInvoices ? await findInvoices(ctx, order.id) : [],
    withdrawal: await findWithdrawal(ctx, order),
  }
}
