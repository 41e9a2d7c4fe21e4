import { afterAll, beforeAll, expect, test } from 'vitest'
import { fillCart, finalize, findVariant } from './checkout.test-support.ts'
import { claimKey } from '../../http/idempotency.ts'
import { deleteExpiredData } from '../retention/service.ts'
import { openShop, type TestShop } from '../orders/shop.test-support.ts'

let shop: TestShop
beforeAll(async () => void (shop = await openShop()))
afterAll(() => shop.close())

const ready = async () => {
  const visitor = await shop.visit()
  const { id } = await findVariant(shop, 'ebook')
  return { visitor, cart: await fillCart(visitor, { items: [{ variantId: id }] }) }
}

test('the first answer is replayed and says so', async () => {
  const { visitor, cart } = await ready()
  const first = await finalize(visitor, cart, { key: 'k' })
  const again = await finalize(visitor, cart, { key: 'k' })
  expect(first.headers.get('idempotent-replayed')).toBeNull()
  expect([again.status, again.headers.get('idempotent-replayed'), again.body]).toEqual([200, 'true', first.body])
})

test('the same key with another body is refused', async () => {
  const { visitor, cart } = await ready()
  await finalize(visitor, cart, { key: 'k' })
  expect(await finalize(visitor, cart, { key: 'k', expectedTotal: 1 })).toMatchObject({
    status: 422,
    code: 'idempotency_key_reused',
  })
})

test('no key, and one that is too long', async () => {
  const { visitor, cart } = await ready()
  expect(await finalize(visitor, cart, { key: 'x'.repeat(256) })).toMatchObject({
    status: 400,
    code: 'idempotency_key_required',
  })
  const body = { version: cart.version, expectedTotal: cart.totals.total.gross }
  const missing = await visitor.call('POST /draft_orders/{uuid}/finalize', {
    params: { uuid: cart.uuid },
    body,
    key: '',
  })
  expect(missing).toMatchObject({ status: 400, code: 'idempotency_key_required' })
  expect((await finalize(visitor, cart, { key: 'x'.repeat(255) })).status).toBe(200)
})

test('while the first runs the second gets 409 and when to come back', async () => {
  const { visitor, cart } = await ready()
  shop.simulator.settings.fault = 'hang'
  const known = shop.simulator.ledger.all().length
  const running = finalize(visitor, cart, { key: 'slow' })
  await expect.poll(() => shop.simulator.ledger.all().length, { interval: 10 }).toBeGreaterThan(known)
  const second = await finalize(visitor, cart, { key: 'slow' })
  expect(second).toMatchObject({ status: 409, code: 'idempotency_key_in_use' })
  expect(second.headers.get('retry-after')).toBe('1')
  await running
  shop.simulator.settings.fault = 'none'
  expect((await finalize(visitor, cart, { key: 'slow' })).headers.get('idempotent-replayed')).toBe('true')
})

test('fifty at once with one key make one order; each gets it, or 409 and when to come back', async () => {
  const { visitor, cart } = await ready()
  const replies = await Promise.all(Array.from({ length: 50 }, () => finalize(visitor, cart, { key: 'many' })))
  const done = replies.filter(({ status }) => status === 200)
  const others = replies.filter(({ status }) => status !== 200)
  expect(new Set(done.map(({ body }) => body.orderUuid)).size).toBe(1)
  expect(done.filter(({ headers }) => headers.get('idempotent-replayed') === null)).toHaveLength(1)
  for (const { status, code, headers } of others)
    expect([status, code, headers.get('retry-after')]).toEqual([409, 'idempotency_key_in_use', '1'])
  expect((await finalize(visitor, cart, { key: 'many' })).body).toEqual(done[0]?.body)
})

/** Changes a key as a process leaves it that dies in the middle of the work. */
const abandon = (key: string) =>
  shop.connection.pool.query('update idempotency_keys set status = null, response = null where key = $1', [key])

test('a holder that died loses the key after a minute, not before', async () => {
  const { visitor, cart } = await ready()
  const first = await finalize(visitor, cart, { key: 'dead' })
  await abandon('dead')
  shop.clock.advance(59_000)
  expect(await finalize(visitor, cart, { key: 'dead' })).toMatchObject({ status: 409, code: 'idempotency_key_in_use' })
  shop.clock.advance(1_000)
  const after = await finalize(visitor, cart, { key: 'dead' })
  expect([after.status, after.body.orderUuid, after.headers.get('idempotent-replayed')]).toEqual([
    200,
    first.body.orderUuid,
    null,
  ])
  expect((await finalize(visitor, cart, { key: 'dead' })).headers.get('idempotent-replayed')).toBe('true')
})

test('of many that wait for a dead holder one takes its place', async () => {
  const claim = () => claimKey(shop.services, 'scope', 'orphan', {})
  await claim()
  shop.clock.advance(60_000)
  const claims = await Promise.all(Array.from({ length: 20 }, claim))
  expect(claims.filter(({ kind }) => kind === 'claimed')).toHaveLength(1)
})

test('a holder that comes back too late does not end the claim of the next one', async () => {
  const claim = () => claimKey(shop.services, 'scope', 'slow holder', {})
  const late = await claim()
  shop.clock.advance(60_000)
  const next = await claim()
  if (late.kind !== 'claimed' || next.kind !== 'claimed') throw new Error('Nobody got the key')
  await late.claim.release()
  await late.claim.remember(200, 'late')
  expect((await claim()).kind).toBe('refused')
  await next.claim.remember(200, 'next')
  expect(await claim()).toMatchObject({ kind: 'replay', response: 'next' })
})

test('a failure is not kept: the same key may try again', async () => {
  const { visitor, cart } = await ready()
  const body = { version: cart.version, expectedTotal: cart.totals.total.gross }
  const ask = () =>
    visitor.call('POST /draft_orders/{uuid}/finalize', { params: { uuid: cart.uuid }, body, key: 'again' })
  await shop.connection.pool.query(`update payment_methods set enabled = false where key = 'simplepay'`)
  expect(await ask()).toMatchObject({ code: 'payment_method_not_available' })
  await shop.connection.pool.query(`update payment_methods set enabled = true where key = 'simplepay'`)
  expect((await ask()).status).toBe(200)
})

test('after two days a key is forgotten', async () => {
  const { visitor, cart } = await ready()
  const first = await finalize(visitor, cart, { key: 'old' })
  shop.clock.advance(47 * 3_600_000)
  await deleteExpiredData(shop.services)
  expect((await finalize(visitor, cart, { key: 'old' })).headers.get('idempotent-replayed')).toBe('true')
  shop.clock.advance(2 * 3_600_000)
  await deleteExpiredData(shop.services)
  const after = await finalize(visitor, cart, { key: 'old' })
  expect([after.headers.get('idempotent-replayed'), after.body.orderUuid]).toEqual([null, first.body.orderUuid])
})

test("another visitor's key means nothing", async () => {
  const [one, two] = [await ready(), await ready()]
  const first = await finalize(one.visitor, one.cart, { key: 'shared' })
  const other = await finalize(two.visitor, two.cart, { key: 'shared' })
  expect(other.status).toBe(200)
  expect(other.body.orderUuid).not.toBe(first.body.orderUuid)
})
