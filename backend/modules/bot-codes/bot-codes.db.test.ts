import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { BotAction } from '#contracts/bot-actions.ts'
import { findEverywhere } from '../personal-data/personal-data.test-support.ts'
import { deleteExpiredData } from '../retention/service.ts'
import { openShop, type TestShop } from '../orders/shop.test-support.ts'
import { sendCodeMail } from './service.ts'

let shop: TestShop
let unprotected: TestShop
beforeAll(async () => {
  shop = await openShop(1, { botCheck: { check: async () => 'bot' } })
  unprotected = await openShop(1)
})
afterAll(() => Promise.all([shop.close(), unprotected.close()]))
beforeEach(() => void (shop.mails.length = 0))

let client = 0
const newClient = () => ({ 'X-Client-IP': `198.51.100.${++client}` })
const minute = 60_000

const ask = (action: BotAction = 'order_find', more: object = {}) =>
  shop.guest.call('POST /bot_check_codes', {
    body: { email: `${randomUUID()}@example.hu`, action },
    headers: newClient(),
    ...more,
  })

/** @returns what the header of a call brings */
const request = async (action?: BotAction): Promise<{ id: string; code: string; header: string }> => {
  const { id } = (await ask(action)).body
  await sendCodeMail(shop.services, id)
  const code = /\d{6}/.exec(shop.mails.at(-1)?.subject ?? '')?.[0] ?? ''
  return { id, code, header: `code:${id}.${code}` }
}

const find = async (header: string) =>
  (
    await shop.guest.call('POST /orders/find', {
      body: { number: 'K-2026-999999', email: `${randomUUID()}@example.hu` },
      headers: { ...newClient(), 'Bot-Check-Token': header },
    })
  ).code
/** The call itself has answered. */
const passed = 'verification_failed'

describe('a code', () => {
  test('lets one call pass whom the check takes for a robot', async () => {
    const { header } = await request()
    expect(await find(header)).toBe(passed)
    expect(await find(header)).toBe('bot_code_wrong')
  })

  test('lets one of two calls at the same moment pass', async () => {
    const { header } = await request()
    expect((await Promise.all([find(header), find(header)])).toSorted()).toEqual(['bot_code_wrong', passed])
  })

  test('is for its own action', async () => {
    expect(await find((await request('newsletter')).header)).toBe('bot_code_wrong')
  })

  test('ends after a quarter of an hour', async () => {
    const [early, late] = [await request(), await request()]
    shop.clock.advance(14 * minute)
    expect(await find(early.header)).toBe(passed)
    shop.clock.advance(2 * minute)
    expect(await find(late.header)).toBe('bot_code_wrong')
  })

  test('may be mistyped four times', async () => {
    const { id, code, header } = await request()
    const wrong = `code:${id}.${code === '000000' ? '000001' : '000000'}`
    for (let tries = 0; tries < 4; tries++) expect(await find(wrong)).toBe('bot_code_wrong')
    expect(await find(header)).toBe(passed)
    const other = await request()
    const miss = `code:${other.id}.${other.code === '000000' ? '000001' : '000000'}`
    for (let tries = 0; tries < 5; tries++) await find(miss)
    expect(await find(other.header)).toBe('bot_code_wrong')
  })

  test.each(['code:', 'code:x.123456', `code:${randomUUID()}.123456`, `code:${randomUUID()}.null`])(
    'is not what reads %s',
    async (header) => expect(await find(header)).toBe('bot_code_wrong'),
  )

  test('does not work before its mail is sent', async () => {
    const { id } = (await ask()).body
    expect(await find(`code:${id}.000000`)).toBe('bot_code_wrong')
  })
})

test('the mail is in the language of the page, and a repeated job sends no second one', async () => {
  const { id } = (await ask('login', { headers: { ...newClient(), 'Accept-Language': 'en' } })).body
  await sendCodeMail(shop.services, id)
  await sendCodeMail(shop.services, id)
  expect(shop.mails).toHaveLength(1)
  expect(shop.mails[0]?.subject).toMatch(/^\d{6} is your code at Kolofon$/)
  const { code } = await request()
  expect(shop.mails.at(-1)).toMatchObject({ subject: `${code} – a kódod a Kolofonnál` })
  expect(shop.mails.at(-1)?.text).toContain(`A kódod: ${code}`)
})

test('neither the code nor, after the mail, the address stands in the database', async () => {
  const email = `Zzkod${randomUUID()}@example.hu`
  const { id } = (await ask('login', { body: { email, action: 'login' } })).body
  const rows = () => findEverywhere(shop.connection, [email])
  expect(await rows()).toHaveLength(1)
  await sendCodeMail(shop.services, id)
  expect(await rows()).toEqual([])
  const code = /\d{6}/.exec(shop.mails[0]?.subject ?? '')?.[0] ?? ''
  const { rows: saved } = await shop.connection.pool.query(`select * from bot_codes where id = $1`, [id])
  expect(saved[0]).toMatchObject({ email: null, action: 'login' })
  expect(JSON.stringify(saved[0]).replace(id, '')).not.toContain(code)
})

test('codes that are over are deleted', async () => {
  const { id } = (await ask()).body
  const count = async () =>
    (await shop.connection.pool.query(`select 1 from bot_codes where id = $1`, [id])).rows.length
  await deleteExpiredData(shop.services)
  expect(await count()).toBe(1)
  await deleteExpiredData({ ...shop.services, now: () => new Date(shop.clock.now().getTime() + 16 * minute) })
  expect(await count()).toBe(0)
})

test('a mailbox gets five an hour, whoever asks, and a client asks thirty times', async () => {
  const body = { email: `${randomUUID()}@example.hu`, action: 'login' }
  for (let mails = 0; mails < 5; mails++) expect((await ask('login', { body })).status).toBe(200)
  expect(await ask('login', { body })).toMatchObject({ status: 429, code: 'too_many_requests' })
  const headers = newClient()
  for (let mails = 0; mails < 30; mails++) expect((await ask('login', { headers })).status).toBe(200)
  expect(await ask('login', { headers })).toMatchObject({ status: 429, code: 'too_many_requests' })
})

test('an address with an account gets the same answer as any other', async () => {
  const answers = await Promise.all(
    ['olvaso@kolofon.example', `${randomUUID()}@example.hu`].map((email) =>
      ask('password_reset', { body: { email, action: 'password_reset' } }),
    ),
  )
  for (const { status, body } of answers) expect([status, Object.keys(body)]).toEqual([200, ['id']])
})

test('a shop without the check sends none', async () => {
  const body = { email: 'a@example.hu', action: 'login' }
  expect(await unprotected.guest.call('POST /bot_check_codes', { body })).toMatchObject({ status: 404 })
})
