import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { openSessionOf, setMembership } from '../../access/actors.test-support.ts'
import { closeOffer, listOffers } from '../../commands/offers.ts'
import { runCommand } from '../../commands/run-command.test-support.ts'
import { openShop, type TestShop, type Visitor } from '../orders/shop.test-support.ts'
import { openOffers } from './offers.test-support.ts'
import { expireOffers } from './service.ts'

let shop: TestShop
let own: Awaited<ReturnType<typeof openOffers>>
beforeAll(async () => void (shop = await openShop()))
afterAll(() => shop.close())
beforeEach(async () => void (own = await openOffers(shop)))

const permit = (...permissions: 'ACCESS_ALL_ORGANIZATION_ORDER'[]) =>
  setMembership(shop.connection, own.people.slave.userId ?? 0, own.id, ['ROLE_B2B_SLAVE', ...permissions])
const list = async (by: Visitor, query: Record<string, string> = {}) =>
  (await by.call('GET /v2.0/me/offers', { query })).body
const numbersOf = async (by: Visitor, query?: Record<string, string>) =>
  (await list(by, query)).items.map(({ number }) => number)
const change = (by: Visitor, uuid: string, version: number) =>
  by.call('POST /v2.0/me/offers/{uuid}/change_request', { params: { uuid }, body: { version, text: 'Kettővel több.' } })
const reject = (by: Visitor, uuid: string, version: number) =>
  by.call('POST /v2.0/me/offers/{uuid}/reject', { params: { uuid }, body: { version } })
const say = (by: Visitor, uuid: string) =>
  by.call('POST /v2.0/me/offers/{uuid}/messages', { params: { uuid }, body: { text: 'Köszönjük!' } })
const moves = (number: string) =>
  own.run(`select actor, action from audit_log where subject = $1 order by id`, [`offer:${number}`])

test('nobody answers or writes in the name of a member', async () => {
  const { uuid, version } = await own.sent(own.slave)
  const impersonator = { ...own.people.slave, impersonatorId: own.people.impersonator.impersonatorId }
  const token = await openSessionOf(shop.connection, { ...own.people, impersonator }, 'impersonator', shop.clock.now())
  const operator: Visitor = {
    call: (name, input) => shop.guest.call(name, { ...input, headers: { Authorization: `Bearer ${token}` } }),
  }
  expect((await own.show(operator, uuid)).body.uuid).toBe(uuid)
  for (const act of [change, reject, say]) expect((await act(operator, uuid, version)).code).toBe('forbidden')
})

describe('a request', () => {
  test('has a number, its lines at list prices, and the message', async () => {
    const { uuid, number } = await own.request(own.slave)
    expect(number).toMatch(/^A-2026-\d{4}$/)
    const { body } = await own.show(own.slave, uuid)
    expect(body).toMatchObject({
      number,
      status: 'offer_requested',
      title: 'Osztálykészletek tavaszra',
      wishedOn: '2027-01-09',
      requestedBy: 'Kovács Anna',
      validUntil: null,
      copies: 40,
      current: { number: 0, sentAt: null, changes: [] },
      messages: [{ author: 'customer', name: 'Kovács Anna', text: 'Január második hetére kellene.' }],
      may: { write: true, requestChange: false, reject: false },
    })
    const [line] = body.current.lines
    expect(line).toMatchObject({ quantity: 30, sku: own.book(0).sku, variant: { id: own.book(0).id } })
    expect(line?.unitPrice).toEqual(line?.listPrice)
    const userId = own.people.slave.userId
    expect(await moves(number)).toEqual([{ actor: `user:${userId}`, action: 'offer.offer_requested' }])
  })

  test('a book that is named twice is one line; an unknown one refuses all', async () => {
    const [first, unknown] = [
      { variantId: own.book(0).id, quantity: 3 },
      { variantId: 999_999, quantity: 1 },
    ]
    const { uuid } = await own.request(own.slave, { lines: [first, first] })
    expect((await own.show(own.slave, uuid)).body.current.lines).toMatchObject([{ quantity: 6 }])
    const refused = await own.slave.call('POST /v2.0/me/offers', { body: own.requestOf({ lines: [first, unknown] }) })
    expect(refused.code).toBe('item_not_found')
  })

  test.each([
    [{ title: ' ' }, 'title'],
    [{ lines: [] }, 'lines'],
    [{ wishedOn: 'holnap' }, 'wishedOn'],
    [{ lines: [{ variantId: 1, quantity: 0 }] }, 'lines.0.quantity'],
  ])('with %j is refused at its field', async (changes, field) => {
    const { status, body } = await own.slave.call('POST /v2.0/me/offers', { body: own.requestOf(changes) })
    expect(status).toBe(400)
    expect(JSON.stringify(body)).toContain(`"field":"${field}"`)
  })

  test('offer_request_disabled switches requests off, also for changes, and what is there stays', async () => {
    const { uuid, version } = await own.sent(own.slave)
    await own.run(`insert into config_entries values ('offer_request_disabled', 'true')`)
    try {
      const refused = await own.slave.call('POST /v2.0/me/offers', { body: own.requestOf() })
      expect([refused.status, refused.code]).toEqual([403, 'offer_request_disabled'])
      expect((await change(own.slave, uuid, version)).code).toBe('offer_request_disabled')
      expect((await own.show(own.slave, uuid)).body.status).toBe('offer_sent')
      expect((await reject(own.slave, uuid, version)).body.status).toBe('rejected')
    } finally {
      await own.run(`delete from config_entries where key = 'offer_request_disabled'`)
    }
  })
})

describe('who sees and answers an offer', () => {
  test('a master all of the organisation; a slave the own ones, or all with the permission, without answering them', async () => {
    const mine = await own.sent(own.slave)
    const other = await own.sent(own.master)
    expect(await numbersOf(own.master)).toEqual([other.number, mine.number])
    expect(await numbersOf(own.slave)).toEqual([mine.number])
    expect((await own.show(own.slave, other.uuid)).code).toBe('not_found')
    await permit('ACCESS_ALL_ORGANIZATION_ORDER')
    expect(await numbersOf(own.slave)).toEqual([other.number, mine.number])
    const { body } = await own.show(own.slave, other.uuid)
    expect(body.may).toEqual({ write: false, requestChange: false, reject: false, accept: false })
    expect((await reject(own.slave, other.uuid, other.version)).code).toBe('forbidden')
    expect((await say(own.slave, other.uuid)).code).toBe('forbidden')
    expect((await reject(own.master, mine.uuid, mine.version)).status).toBe(200)
  })

  test('the offers of another organisation and those that never were are the same', async () => {
    const { uuid, version } = await own.sent(own.slave)
    const stranger = (await openOffers(shop)).master
    const missing = '7f9c24e8-3b12-4fef-91e0-56a2d1a3c0de'
    for (const one of [uuid, missing])
      for (const reply of [
        await own.show(stranger, one),
        await say(stranger, one),
        await change(stranger, one, version),
        await reject(stranger, one, version),
        await stranger.call('GET /v2.0/me/offers/{uuid}/document', { params: { uuid: one } }),
      ])
        expect([reply.status, reply.code]).toEqual([404, 'not_found'])
    expect(await numbersOf(stranger)).toEqual([])
  })

  test('the filter and the count of sent ones', async () => {
    const { number } = await own.sent(own.slave)
    const { number: other } = await own.request(own.slave)
    expect(await list(own.slave)).toMatchObject({ count: 2, sentCount: 1, cursor: null })
    expect(await numbersOf(own.slave, { status: 'offer_requested' })).toEqual([other])
    const first = await list(own.slave, { limit: '1' })
    expect(first.items.map(({ number }) => number)).toEqual([other])
    expect(await numbersOf(own.slave, { limit: '1', cursor: first.cursor ?? '' })).toEqual([number])
  })
})

describe('an answer', () => {
  test('a change is requested, and the shop sends another version that says what changed', async () => {
    const { uuid, number, version } = await own.sent(own.slave)
    expect((await change(own.slave, uuid, version)).body).toMatchObject({
      status: 'offer_requested',
      messages: [{}, { author: 'customer', text: 'Kettővel több.' }],
      may: { requestChange: false, reject: false },
    })
    await own.price(number, { lines: [{ sku: own.book(0).sku, quantity: 34, discount: 15 }] })
    // What the shop works on is not shown.
    expect((await own.show(own.slave, uuid)).body).toMatchObject({ status: 'draft', current: { number: 1 } })
    await own.send(number, 'Kettővel', 'többet', 'írtunk.')
    const { body } = await own.show(own.slave, uuid)
    expect(body).toMatchObject({
      status: 'offer_sent',
      current: {
        number: 2,
        changes: [
          { kind: 'quantity', name: own.book(0).title, from: 32, to: 34 },
          { kind: 'removed', name: own.book(1).title, quantity: 10 },
          { kind: 'total' },
        ],
      },
    })
    expect(body.messages.at(-1)).toMatchObject({ author: 'shop', name: null, text: 'Kettővel többet írtunk.' })
  })

  test('to what was seen before the shop moved on is a conflict', async () => {
    const { uuid, number, version } = await own.sent(own.slave)
    await own.price(number)
    await own.send(number)
    const stale = await reject(own.slave, uuid, version)
    expect([stale.status, stale.code]).toEqual([409, 'version_conflict'])
    expect((await change(own.slave, uuid, version)).code).toBe('version_conflict')
    expect((await own.show(own.slave, uuid)).body.status).toBe('offer_sent')
  })

  test('of two at once one counts', async () => {
    const { uuid, number, version } = await own.sent(own.slave)
    const both = await Promise.all([reject(own.slave, uuid, version), change(own.master, uuid, version)])
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect(await moves(number)).toHaveLength(4)
  })

  test('is refused where the offer waits for the shop, and nothing is written to a finished one', async () => {
    const { uuid } = await own.request(own.slave)
    const { version } = (await own.show(own.slave, uuid)).body
    expect((await reject(own.slave, uuid, version)).code).toBe('offer_not_open')
    const sent = await own.sent(own.slave)
    await reject(own.slave, sent.uuid, sent.version)
    expect((await say(own.slave, sent.uuid)).code).toBe('offer_not_open')
  })
})

describe('expiry', () => {
  test('a sent offer expires at the end of its last day, and can be requested anew', async () => {
    const { uuid, number } = await own.sent(own.slave)
    const since = shop.clock.now().getTime()
    const end = new Date('2026-12-06T23:00:00Z').getTime()
    shop.clock.advance(end - since - 1)
    await expireOffers(shop.services)
    const statusNow = async () => (await own.run('select status from offers where uuid = $1', [uuid]))[0]?.status
    expect(await statusNow()).toBe('offer_sent')
    shop.clock.advance(1)
    await expireOffers(shop.services)
    shop.clock.advance(since - end)
    const { body } = await own.show(own.slave, uuid)
    expect(body).toMatchObject({ status: 'expired', may: { write: true, requestChange: true, reject: false } })
    expect((await moves(number)).at(-1)).toEqual({ actor: 'job:expire-offers', action: 'offer.expired' })
    expect((await reject(own.slave, uuid, body.version)).code).toBe('offer_not_open')
    expect((await change(own.slave, uuid, body.version)).body.status).toBe('offer_requested')
  })
})

test('an account that is deleted leaves the offer to the organisation, without a name', async () => {
  const { uuid } = await own.request(own.slave)
  await own.run('delete from users where id = $1', [own.people.slave.userId])
  expect((await own.show(own.master, uuid)).body).toMatchObject({
    requestedBy: null,
    messages: [{ author: 'customer', name: null }],
  })
})

test('the operator sees what waits, the oldest first, and closes with a reason', async () => {
  const { uuid, number } = await own.request(own.slave)
  const { text } = await runCommand(shop, listOffers, [], { limit: 1_000 })
  expect(text).toContain(number)
  await expect(runCommand(shop, closeOffer, [number])).rejects.toThrow('needs a reason')
  await runCommand(shop, closeOffer, [number, 'Elfogyott', 'minden.'])
  expect((await own.show(own.slave, uuid)).body).toMatchObject({
    status: 'closed',
    messages: [{}, { author: 'shop', text: 'Elfogyott minden.' }],
    may: { write: false },
  })
  await expect(runCommand(shop, closeOffer, [number, 'újra'])).rejects.toThrow('it is closed')
})
