import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { contact, jobsOf } from '../checkout/checkout.test-support.ts'
import { openShop, type TestShop } from '../orders/shop.test-support.ts'
import { buy, deliver, detailOf, withdraw } from './withdrawals.test-support.ts'

let shop: TestShop
beforeAll(async () => void (shop = await openShop()))
afterAll(() => shop.close())

const dayMs = 86_400_000
const later = async (days: number, look: () => Promise<void>) => {
  shop.clock.advance(days * dayMs)
  await look().finally(() => shop.clock.advance(-days * dayMs))
}

test('a buyer withdraws from a part, then from the rest, and no more', async () => {
  const bought = await buy(shop, { kinds: ['book', 'book'], quantity: 2 })
  const before = await detailOf(bought)
  const [first = 0, second = 0] = before.items.map(({ id }) => id)
  expect(before.withdrawal).toMatchObject({ isOpen: true, until: null, withdrawals: [] })
  expect(before.withdrawal.items.map(({ id, left }) => [id, left])).toEqual([
    [first, 2],
    [second, 2],
  ])

  const part = await withdraw(bought.visitor, bought.uuid, {
    items: [{ id: first, quantity: 1 }],
    reason: 'Megvan már.',
  })
  expect(part.body).toEqual({
    number: `${bought.number}-E1`,
    declaredAt: shop.clock.now().toISOString(),
    items: [{ id: first, quantity: 1 }],
  })
  expect((await detailOf(bought)).withdrawal.withdrawals).toEqual([
    { number: `${bought.number}-E1`, declaredAt: part.body.declaredAt, amount: null, items: part.body.items },
  ])
  const refused = await withdraw(bought.visitor, bought.uuid, { items: [{ id: first, quantity: 2 }] })
  expect(refused).toMatchObject({ status: 409, code: 'withdrawal_copies_exceeded', params: { left: 1 } })
  const rest = await withdraw(bought.visitor, bought.uuid, {
    items: [
      { id: first, quantity: 1 },
      { id: second, quantity: 2 },
    ],
  })
  expect(rest.body.number).toBe(`${bought.number}-E2`)
  expect((await detailOf(bought)).withdrawal).toMatchObject({ isOpen: false })
})

describe('who may withdraw', () => {
  test('a guest with the e-mail address of the order, and nobody without', async () => {
    const { uuid, visitor } = await buy(shop)
    const items = [{ id: (await detailOf({ uuid, visitor })).items[0]?.id ?? 0, quantity: 1 }]
    const stranger = await shop.visit()
    expect(await withdraw(stranger, uuid, { items })).toMatchObject({ status: 404 })
    expect(await withdraw(shop.guest, uuid, { items })).toMatchObject({ status: 404 })
    expect(await withdraw(shop.guest, uuid, { items, orderEmail: 'else@example.hu' })).toMatchObject({
      status: 403,
      code: 'verification_failed',
    })
    expect((await withdraw(shop.guest, uuid, { items, orderEmail: contact.email })).status).toBe(200)
  })

  test('no institution, and nobody from an order that was cancelled or not paid', async () => {
    const bought = await buy(shop)
    const items = [{ id: (await detailOf(bought)).items[0]?.id ?? 0, quantity: 1 }]
    for (const change of [
      `update orders set status = 'cancelled' where uuid = $1`,
      `update orders set status = 'under_payment' where uuid = $1`,
      `update orders set status = 'finalized', billing = billing || '{"type":"company"}' where uuid = $1`,
      `update orders set billing = billing || '{"type":"personal"}', user_id = (select id from users where segment = 'b2b' limit 1) where uuid = $1`,
    ]) {
      await shop.connection.pool.query(change, [bought.uuid])
      expect(await withdraw(shop.guest, bought.uuid, { items, orderEmail: contact.email })).toMatchObject({
        status: 409,
        code: 'withdrawal_not_offered',
      })
    }
    await shop.connection.pool.query('update orders set user_id = null where uuid = $1', [bought.uuid])
    expect((await withdraw(shop.guest, bought.uuid, { items, orderEmail: contact.email })).status).toBe(200)
  })
})

test('the right ends with the day, fourteen days after the last parcel came', async () => {
  const bought = await buy(shop)
  await deliver(shop, bought)
  const { items: ordered, withdrawal } = await detailOf(bought)
  const items = [{ id: ordered[0]?.id ?? 0, quantity: 1 }]
  // The parcel came on Saturday the 21st of November; the fifth of December is a Saturday, too.
  expect(withdrawal.until).toBe('2026-12-07')
  await later(17, async () => {
    expect((await detailOf(bought)).withdrawal.isOpen).toBe(false)
    expect(await withdraw(bought.visitor, bought.uuid, { items })).toMatchObject({ code: 'withdrawal_period_over' })
  })
  await later(16, async () => {
    expect((await withdraw(bought.visitor, bought.uuid, { items })).status).toBe(200)
  })
})

describe('a download', () => {
  const download = ({ visitor, uuid }: Awaited<ReturnType<typeof buy>>, id: number) =>
    visitor.call('POST /orders/{uuid}/items/{id}/file', { params: { uuid, id }, body: {} })

  const paid = async () => {
    const bought = await buy(shop, { kinds: ['ebook'], payment: 'simplepay' })
    const id = (await detailOf(bought)).items[0]?.id ?? 0
    return { bought, id, declare: () => withdraw(bought.visitor, bought.uuid, { items: [{ id, quantity: 1 }] }) }
  }

  test('that has begun ends the right', async () => {
    const { bought, id, declare } = await paid()
    expect((await download(bought, id)).status).toBe(200)
    expect(await declare()).toMatchObject({ status: 409, code: 'withdrawal_download_begun' })
  })

  test('ends with the withdrawal', async () => {
    const { bought, id, declare } = await paid()
    expect((await declare()).status).toBe(200)
    expect(await download(bought, id)).toMatchObject({ status: 409, code: 'download_withdrawn' })
    expect((await detailOf(bought)).items[0]?.downloadable).toBe(false)
  })
})

describe('at once', () => {
  test('ten withdrawals of three copies: three of them, each with its number and its mail', async () => {
    const bought = await buy(shop, { quantity: 3 })
    const items = [{ id: (await detailOf(bought)).items[0]?.id ?? 0, quantity: 1 }]
    const mails = (await jobsOf(shop, 'withdrawal-mail')).length
    const replies = await Promise.all(
      Array.from({ length: 10 }, () => withdraw(bought.visitor, bought.uuid, { items })),
    )
    expect(
      replies
        .filter(({ status }) => status === 200)
        .map(({ body }) => body.number)
        .toSorted(),
    ).toEqual([1, 2, 3].map((position) => `${bought.number}-E${position}`))
    expect(replies.filter(({ code }) => code === 'withdrawal_copies_exceeded')).toHaveLength(7)
    expect(await jobsOf(shop, 'withdrawal-mail')).toHaveLength(mails + 3)
  })

  test('the same request twice is one withdrawal', async () => {
    const bought = await buy(shop, { quantity: 2 })
    const items = [{ id: (await detailOf(bought)).items[0]?.id ?? 0, quantity: 1 }]
    const once = await withdraw(bought.visitor, bought.uuid, { items, key: 'the-same' })
    const again = await withdraw(bought.visitor, bought.uuid, { items, key: 'the-same' })
    expect(again.body).toEqual(once.body)
    expect((await detailOf(bought)).withdrawal.withdrawals).toHaveLength(1)
  })

  test('the database itself refuses more copies than were bought', async () => {
    const bought = await buy(shop)
    const id = (await detailOf(bought)).items[0]?.id ?? 0
    await withdraw(bought.visitor, bought.uuid, { items: [{ id, quantity: 1 }] })
    await expect(
      shop.connection.pool.query('update withdrawal_items set quantity = 2 where order_item_id = $1', [id]),
    ).rejects.toThrow('than were bought')
  })
})

test.each([
  ['no item', { items: [] }],
  ['no copy', { items: [{ id: 1, quantity: 0 }] }],
  ['a reason of more than a line', { items: [{ id: 1, quantity: 1 }], reason: 'x'.repeat(257) }],
  ['no address', { items: [{ id: 1, quantity: 1 }], email: 'anna' }],
])('%s is refused', async (_, ask) => {
  const { visitor, uuid } = await buy(shop)
  expect(await withdraw(visitor, uuid, ask)).toMatchObject({ status: 400 })
})
