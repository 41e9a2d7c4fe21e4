import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { demoPassword } from '../../seed/tables/seed-sales.ts'
import { contact, fillCart, finalize, findVariant } from '../checkout/checkout.test-support.ts'
import { openShop, type TestShop, type Visitor } from '../orders/shop.test-support.ts'

let shop: TestShop
let visitor: Visitor
let uuid: string
beforeAll(async () => {
  shop = await openShop(1)
  visitor = await shop.visit()
  const { id } = await findVariant(shop, 'ebook')
  uuid = (await finalize(visitor, await fillCart(visitor, { items: [{ variantId: id }] }))).body.orderUuid
})
afterAll(() => shop.close())

const missing = '7f9c24e8-3b12-4fef-91e0-56a2d1a3c0de'
const verify = (email: string, which = uuid) =>
  shop.guest.call('POST /orders/{uuid}/details', { params: { uuid: which }, body: { email } })

test('the state shows what is to be paid and nothing personal', async () => {
  const { status, body } = await shop.guest.call('GET /orders/{uuid}/state', { params: { uuid } })
  expect(status).toBe(200)
  const { currency, itemsTotal, deliveryPrice, paymentPrice, total, vat } = (
    await visitor.call('GET /orders/{uuid}', { params: { uuid } })
  ).body
  expect(body).toMatchObject({ currency, itemsTotal, deliveryPrice, paymentPrice, total, vat })
  expect(total.gross).toBeGreaterThan(0)
  expect(body).not.toHaveProperty('items')
  for (const secret of [contact.email, contact.lastName, contact.phone, 'Andrássy'])
    expect(JSON.stringify(body)).not.toContain(secret)
  expect(await shop.guest.call('GET /orders/{uuid}/state', { params: { uuid: missing } })).toMatchObject({
    status: 404,
    code: 'not_found',
  })
})

test('whose prices lead says the order, to whoever looks at it', async () => {
  const school = await shop.visit({ email: 'iskola@kolofon.example', password: demoPassword })
  const { id } = await findVariant(shop, 'ebook')
  const { orderUuid } = (await finalize(school, await fillCart(school, { items: [{ variantId: id }] }))).body
  const segmentOf = async (which: string) =>
    (await shop.guest.call('GET /orders/{uuid}/state', { params: { uuid: which } })).body.segment
  expect([await segmentOf(orderUuid), await segmentOf(uuid)]).toEqual(['b2b', 'b2c'])
  expect((await verify(contact.email, orderUuid)).body.segment).toBe('b2b')
})

test('the whole order is for who placed it', async () => {
  expect((await visitor.call('GET /orders/{uuid}', { params: { uuid } })).body.contact).toEqual(contact)
  const other = await shop.visit()
  for (const which of [uuid, missing])
    expect(await other.call('GET /orders/{uuid}', { params: { uuid: which } })).toMatchObject({
      status: 404,
      code: 'not_found',
    })
  expect((await shop.guest.call('GET /orders/{uuid}', { params: { uuid } })).status).toBe(401)
})

describe('with the e-mail address', () => {
  test('in whatever capitals', async () => {
    expect((await verify('  ANNA@Example.HU ')).body).toMatchObject({ uuid, contact, delivery: { flow: 'none' } })
  })

  test('a wrong address and an order that is not there get the same answer', async () => {
    const [wrong, none] = [await verify('else@example.hu'), await verify(contact.email, missing)]
    const answer = (reply: typeof wrong) => ({
      status: reply.status,
      error: { ...(reply.body as unknown as { error: object }).error, requestId: '' },
    })
    expect(answer(wrong)).toEqual(answer(none))
    expect(wrong).toMatchObject({ status: 403, code: 'verification_failed' })
  })

  test('ten tries an order, whoever tries and however its number is written', async () => {
    const { id } = await findVariant(shop, 'ebook')
    const other = await shop.visit()
    const { orderUuid } = (await finalize(other, await fillCart(other, { items: [{ variantId: id }] }))).body
    for (let tries = 0; tries < 10; tries++)
      await verify('else@example.hu', tries % 2 ? orderUuid : orderUuid.toUpperCase())
    const limited = await verify(contact.email, orderUuid)
    expect(limited).toMatchObject({ status: 429, code: 'too_many_requests' })
    expect(Number(limited.headers.get('retry-after'))).toBeGreaterThan(0)
    expect((await verify(contact.email)).status).toBe(200)
  })
})

describe('by its number', () => {
  const find = (number: string, email: string) => shop.guest.call('POST /orders/find', { body: { number, email } })
  const numberOf = async () => (await visitor.call('GET /orders/{uuid}', { params: { uuid } })).body.number

  test('with the address it was placed with, however both are written', async () => {
    expect(await find(` ${(await numberOf()).toLowerCase()} `, 'ANNA@example.hu')).toMatchObject({
      status: 200,
      body: { uuid },
    })
  })

  test('a number that was never given and a wrong address get the same answer', async () => {
    for (const reply of [await find('K-2026-999999', contact.email), await find(await numberOf(), 'else@example.hu')])
      expect(reply).toMatchObject({ status: 403, code: 'verification_failed' })
  })

  test('nobody counts numbers up for an address that is known', async () => {
    for (let tries = 0; tries < 10; tries++) await find(`K-2026-${String(tries).padStart(6, '9')}`, 'known@example.hu')
    expect(await find(await numberOf(), 'Known@example.hu')).toMatchObject({ status: 429, code: 'too_many_requests' })
  })
})
