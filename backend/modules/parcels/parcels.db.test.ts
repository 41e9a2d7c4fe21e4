import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { advanceOrder, arriveOrder } from '../../commands/orders.ts'
import { examine, isBroken } from '../../commands/doctor.ts'
import { runCommand } from '../../commands/run-command.test-support.ts'
import { TrackingError, type ParcelMessage, type ParcelTracking } from '../../ports/tracking/port.ts'
import { fillCart, finalize, findVariant, jobsOf, putStock } from '../checkout/checkout.test-support.ts'
import { openShop, type TestShop, type Visitor } from '../orders/shop.test-support.ts'
import { followParcels } from './service.ts'

/** What the carrier says of each parcel. */
const told = new Map<string, ParcelMessage[]>()
const carrier = { isDown: false, questions: 0 }
const foxpost: ParcelTracking = {
  find: async (number) => {
    carrier.questions++
    if (carrier.isDown) throw new TrackingError('down')
    return told.get(number)
  },
}

let shop: TestShop
let book: number
beforeAll(async () => {
  shop = await openShop(1_000, { tracking: { foxpost } })
  book = (await findVariant(shop, 'book')).id
})
afterAll(() => shop.close())
beforeEach(() => void Object.assign(carrier, { isDown: false, questions: 0 }))

interface Placed {
  id: number
  visitor: Visitor
  uuid: string
  number: string
}

const place = async (delivery: 'foxpost' | 'home' = 'foxpost'): Promise<Placed> => {
  await putStock(shop, book, 5)
  const visitor = await shop.visit()
  const { body } = await finalize(
    visitor,
    await fillCart(visitor, { items: [{ variantId: book }], delivery, payment: 'cash_on_delivery' }),
  )
  const { rows } = await shop.connection.pool.query<{ id: number }>('select id from orders where uuid = $1', [
    body.orderUuid,
  ])
  return { id: rows[0]?.id ?? 0, visitor, uuid: body.orderUuid, number: body.orderNumber }
}
const advance = ({ number }: Placed, ...more: string[]) => runCommand(shop, advanceOrder, [number, ...more])
const detail = async ({ visitor, uuid }: Placed) =>
  (await visitor.call('GET /orders/{uuid}', { params: { uuid } })).body
const stateOf = async (placed: Placed) => (await detail(placed)).customerStatus
const at = (minutes: number) => new Date(Date.UTC(2026, 10, 23, 8, minutes))
const say = (number: string, ...messages: [number, string, ParcelMessage['means']][]) =>
  told.set(
    number,
    messages.map(([minutes, code, means]) => ({ at: at(minutes), code, means })),
  )
/** Later than the pause between two questions. */
const follow = async () => {
  shop.clock.advance(21 * 60_000)
  await followParcels(shop.services)
}
let count = 0
const sent = async () => {
  const placed = await place()
  const number = `CLFOX${++count}`
  await advance(placed, number)
  return { placed, number }
}

test('a parcel to a locker: sent, arrived, received, in the words of its buyer', async () => {
  const { placed, number } = await sent()
  expect((await detail(placed)).shipments).toMatchObject([{ trackingNumber: number }])
  expect(
    (await shop.guest.call('GET /orders/{uuid}/state', { params: { uuid: placed.uuid } })).body.shipments,
  ).toMatchObject([{ trackingNumber: null }])
  expect(await stateOf(placed)).toBe('under_process')
  say(number, [1, 'CREATE', 'nothing'])
  await follow()
  expect(await stateOf(placed)).toBe('under_process')
  say(number, [2, 'OPERIN', 'arrived'], [1, 'CREATE', 'nothing'])
  await follow()
  expect(await detail(placed)).toMatchObject({ status: 'processing', customerStatus: 'pickup_available' })
  say(number, [3, 'RECEIVE', 'received'], [2, 'OPERIN', 'arrived'], [1, 'CREATE', 'nothing'])
  await follow()
  expect(await detail(placed)).toMatchObject({ status: 'fulfilled', customerStatus: 'package_received' })
  const questions = carrier.questions
  await follow()
  expect(carrier.questions).toBe(questions)
  expect((await examine({ ...shop.services, pool: shop.connection.pool })).filter(isBroken)).toEqual([])
})

test('an older message, a repeated one and an unknown one change nothing', async () => {
  const { placed, number } = await sent()
  say(number, [5, 'OPERIN', 'arrived'])
  await follow()
  say(number, [4, 'RECEIVE', 'received'])
  await follow()
  expect(await stateOf(placed)).toBe('pickup_available')
  say(number, [6, 'NEWWORD', 'unknown'], [5, 'OPERIN', 'arrived'])
  await Promise.all([follow(), followParcels(shop.services)])
  expect(await stateOf(placed)).toBe('pickup_available')
  const { rows } = await shop.connection.pool.query(
    `select 1 from order_history h join orders o on o.id = h.order_id where o.uuid = $1 and h.reason like 'foxpost:%'`,
    [placed.uuid],
  )
  expect(rows).toHaveLength(1)
})

test('a carrier that is away, or does not know the parcel, is asked again', async () => {
  const { placed, number } = await sent()
  carrier.isDown = true
  await follow()
  carrier.isDown = false
  await follow()
  expect(await stateOf(placed)).toBe('under_process')
  say(number, [1, 'RECEIVE', 'received'])
  await followParcels(shop.services)
  expect(await stateOf(placed)).toBe('under_process')
  await follow()
  expect(await stateOf(placed)).toBe('package_received')
})

describe('by hand', () => {
  test('sent, arrived, received', async () => {
    const placed = await place()
    await expect(runCommand(shop, arriveOrder, [placed.number])).rejects.toThrow('no parcel on its way')
    await advance(placed)
    await runCommand(shop, arriveOrder, [placed.number])
    expect(await stateOf(placed)).toBe('pickup_available')
    await expect(runCommand(shop, arriveOrder, [placed.number])).rejects.toThrow('no parcel on its way')
    await advance(placed)
    expect(await stateOf(placed)).toBe('package_received')
    const news = (await jobsOf(shop, 'order-news-mail')).filter(
      (job) => (job as { orderId: number }).orderId === placed.id,
    )
    expect(news).toEqual([
      { orderId: placed.id, news: 'sent', shipment: 1 },
      { orderId: placed.id, news: 'arrived', shipment: 1 },
    ])
  })

  test('a number is given once', async () => {
    const { placed, number } = await sent()
    await expect(advance(placed, 'CLFOX-SECOND')).rejects.toThrow('No parcel of order')
    await expect(advance(await place(), number)).rejects.toThrow('Another parcel has')
    expect(await stateOf(placed)).toBe('under_process')
  })
})
