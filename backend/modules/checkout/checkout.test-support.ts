import deliveryModes from '#backend/seed/data/delivery-modes.json' with { type: 'json' }
import paymentMethods from '#backend/seed/data/payment-methods.json' with { type: 'json' }
import { expect } from 'vitest'
import type { Carrier } from '#contracts/carriers.ts'
import type { DraftOrder } from '#contracts/draft-order-answer.ts'
import type { Currency } from '#contracts/shop.ts'
import type { TestShop, Visitor } from '../orders/shop.test-support.ts'
import { sweep } from './sweeper.ts'

export const contact = { email: 'anna@example.hu', firstName: 'Anna', lastName: 'Kovács', phone: '+36 30 123 4567' }
export const address = { country: 'HU', ZIPCode: '1061', city: 'Budapest', addressLine: 'Andrássy út 1.', note: '' }
export const billing = {
  type: 'personal',
  firstName: 'Anna',
  lastName: 'Kovács',
  country: 'HU',
  ZIPCode: '1061',
  city: 'Budapest',
  addressLine: 'Andrássy út 1.',
}

/** By transfer an organisation pays, not a person. */
export const companyBilling = {
  type: 'company',
  company: 'Minta Iskola',
  taxNumber: '15000006-2-41',
  country: 'HU',
  ZIPCode: '1061',
  city: 'Budapest',
  addressLine: 'Andrássy út 1.',
}

export interface Found {
  id: number
  sku: string
  productId: number
}

type Kind = 'book' | 'ebook' | 'package' | 'preorder'

const conditions: Record<Kind, string> = {
  book: `v.format in ('paperback', 'hardback') and v.published_on <= '2026-11-21'`,
  ebook: `v.type = 'virtual' and v.published_on <= '2026-11-21'`,
  package: `v.format = 'package'`,
  preorder: `v.type = 'physical' and v.published_on > '2026-11-22'`,
}

/** @returns a variant of the demo catalog that is sold in both currencies; another one for each `nth` */
export const findVariant = async ({ connection }: TestShop, kind: Kind, nth = 0): Promise<Found> => {
  const { rows } = await connection.pool.query<Found>(
    `select v.id, v.sku, v.product_id as "productId" from variants v where ${conditions[kind]} and v.active
     and (select count(*) from prices p where p.variant_id = v.id) = 2 order by v.id offset $1 limit 1`,
    [nth],
  )
  if (!rows[0]) throw new Error(`The demo catalog has no ${kind} number ${nth}`)
  return rows[0]
}

/** Sets the number of copies that can be ordered, beside the reserved copies, and records it in the stock ledger. */
export const putStock = async ({ connection }: TestShop, variantId: number, free: number): Promise<void> => {
  await connection.pool.query(
    `with web as (select id from warehouses where kind = 'web'),
       put as (update stock_items set on_hand = reserved + $2 where variant_id = $1 and warehouse_id = (select id from web)),
       old as (select on_hand, reserved from stock_items where variant_id = $1 and warehouse_id = (select id from web))
     insert into stock_movements (warehouse_id, variant_id, quantity, reason, at)
       select web.id, $1, old.reserved + $2 - old.on_hand, 'correction', now() from web, old`,
    [variantId, free],
  )
}

export const stockOf = async (
  { connection }: TestShop,
  variantId: number,
): Promise<{ onHand: number; reserved: number } | undefined> => {
  const { rows } = await connection.pool.query<{ onHand: number; reserved: number }>(
    `select on_hand as "onHand", reserved from stock_items where variant_id = $1 and warehouse_id = (select id from warehouses where kind = 'web')`,
    [variantId],
  )
  return rows[0]
}

export const openCart = async (visitor: Visitor, currency: Currency = 'HUF'): Promise<DraftOrder> =>
  (await visitor.call('POST /draft_orders', { body: { currency } })).body

export const addToCart = async (
  visitor: Visitor,
  cart: DraftOrder,
  variantId: number,
  quantity = 1,
): Promise<DraftOrder> => {
  const reply = await visitor.call('POST /draft_orders/{uuid}/items', {
    params: { uuid: cart.uuid },
    body: { variantId, quantity },
  })
  expect(reply.code).toBeUndefined()
  return reply.body
}

/** The flow of each delivery mode that the shop has, in their order on the page. */
export const modeFlows: readonly string[] = deliveryModes.map(({ flow }) => flow)

/** @returns the keys of the payment methods that the shop offers readers for a delivery flow, in their order on the page */
export const methodKeys = (flow: string, isWanted = (_: { online: boolean }) => true): string[] =>
  paymentMethods
    .filter((method) => method.key !== 'transfer' && method.flows.includes(flow) && isWanted(method))
    .map(({ key }) => key)

export interface Choice {
  items: { variantId: number; quantity?: number }[]
  /** The key of the delivery mode; a cart of downloads needs none. */
  delivery?: 'home' | Carrier | 'store'
  payment?: 'simplepay' | 'barion' | 'online' | 'cash_on_delivery' | 'transfer'
  currency?: Currency
}

const chooseDelivery = async (
  visitor: Visitor,
  cart: DraftOrder,
  key: NonNullable<Choice['delivery']>,
): Promise<DraftOrder> => {
  const { body } = await visitor.call('GET /draft_orders/{uuid}/delivery_contexts', { params: { uuid: cart.uuid } })
  const deliveryModeId = body.items.find(({ deliveryMode }) => deliveryMode.key === key)?.deliveryMode.id
  const place = key === 'home' ? { address } : key === 'store' ? { storeId: 1 } : { pickupPointId: 'A1' }
  const reply = await visitor.call('PUT /draft_orders/{uuid}/delivery_data', {
    params: { uuid: cart.uuid },
    body: { version: cart.version, deliveryModeId, ...place },
  })
  expect(reply.code).toBeUndefined()
  return reply.body
}

const choosePayment = async (
  visitor: Visitor,
  cart: DraftOrder,
  key: NonNullable<Choice['payment']>,
): Promise<DraftOrder> => {
  const { body } = await visitor.call('GET /draft_orders/{uuid}/payment_contexts', { params: { uuid: cart.uuid } })
  const paymentMethodId = body.items.find(({ paymentMethod }) => paymentMethod.key === key)?.paymentMethod.id
  const reply = await visitor.call('PUT /draft_orders/{uuid}/payment_method', {
    params: { uuid: cart.uuid },
    body: { version: cart.version, paymentMethodId },
  })
  expect(reply.code).toBeUndefined()
  return reply.body
}

/** Every step of a cart with something in it. */
export const completeSteps = async (
  visitor: Visitor,
  filled: DraftOrder,
  { delivery, payment = 'simplepay' }: Pick<Choice, 'delivery' | 'payment'>,
): Promise<DraftOrder> => {
  let cart = filled
  const params = { uuid: cart.uuid }
  cart = (await visitor.call('PATCH /draft_orders/{uuid}', { params, body: { version: cart.version, contact } })).body
  if (delivery) cart = await chooseDelivery(visitor, cart, delivery)
  const billed = await visitor.call('POST /draft_orders/{uuid}/billing_data', {
    params,
    body: { version: cart.version, billing: payment === 'transfer' ? companyBilling : billing },
  })
  expect(billed.code).toBeUndefined()
  cart = billed.body
  return choosePayment(visitor, cart, payment)
}

/** A cart with every step done, ready to be ordered. */
export const fillCart = async (visitor: Visitor, { items, currency, ...choice }: Choice): Promise<DraftOrder> => {
  let cart = await openCart(visitor, currency)
  for (const { variantId, quantity } of items) cart = await addToCart(visitor, cart, variantId, quantity)
  return completeSteps(visitor, cart, choice)
}

export const finalize = (
  visitor: Visitor,
  cart: DraftOrder,
  ask: {
    key?: string
    expectedTotal?: number
    version?: number
    costCenterId?: number | undefined
    analytics?: object
  } = {},
) =>
  visitor.call('POST /draft_orders/{uuid}/finalize', {
    params: { uuid: cart.uuid },
    body: {
      version: ask.version ?? cart.version,
      expectedTotal: ask.expectedTotal ?? cart.totals.total.gross,
      ...(ask.costCenterId !== undefined && { costCenterId: ask.costCenterId }),
      ...(ask.analytics && { analytics: ask.analytics }),
    },
    ...(ask.key && { key: ask.key }),
  })

/** Presses a button on the payment page. @returns the parts of the address with which the page leads back to the shop */
export const payAt = async (
  paymentUrl: string,
  outcome: 'pay' | 'decline' | 'cancel' | 'hold' | 'timeout',
  notify = 'never',
) => {
  const pressed = await fetch(paymentUrl, {
    method: 'POST',
    body: new URLSearchParams({ outcome, notify }),
    redirect: 'manual',
  })
  const back = new URL(pressed.headers.get('location') ?? '')
  return {
    path: back.pathname,
    id: back.pathname.split('/').at(-1) ?? '',
    r: back.searchParams.get('r') ?? '',
    s: back.searchParams.get('s') ?? '',
  }
}

/** The tags of every announcement, the oldest first. */
export const announcedBy = async ({ connection }: Pick<TestShop, 'connection'>): Promise<string[][]> =>
  (await connection.pool.query<{ tags: string[] }>('select tags from announcements order by xact, at')).rows.map(
    ({ tags }) => tags,
  )

export const jobsOf = async ({ connection }: TestShop, name: string): Promise<unknown[]> =>
  (
    await connection.pool.query<{ data: unknown }>('select data from jobs.job where name = $1 order by created_on', [
      name,
    ])
  ).rows.map(({ data }) => data)

/**
 * Sweeps until the order is cancelled. The provider tells the shop at the same time that the payment is over, and the
 * sweeper leaves an order that this message has locked for the next time.
 */
export const cancelUnpaid = async (shop: TestShop, uuid: string): Promise<void> => {
  const sweepAndLook = async () => {
    await sweep(shop.services)
    return (await shop.guest.call('GET /orders/{uuid}/state', { params: { uuid } })).body.status
  }
  await expect.poll(sweepAndLook, { timeout: 20_000 }).toBe('cancelled')
}
