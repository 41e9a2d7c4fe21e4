import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { guest } from '../../access/actor.ts'
import { insertPeople, openSessionOf, setMembership } from '../../access/actors.test-support.ts'
import { issuesOf } from '../accounts/accounts.test-support.ts'
import { memoryFiles } from '../invoices/invoices.test-support.ts'
import { openShop, type TestShop } from '../orders/shop.test-support.ts'
import { eraseAccount } from './erase-account.ts'
import { openAccount, orderAs, password } from './personal-data.test-support.ts'

let shop: TestShop
let count = 0
let person: Awaited<ReturnType<typeof openAccount>>

beforeAll(async () => {
  shop = await openShop(1_000, { files: memoryFiles().files })
})
afterAll(() => shop.close())
beforeEach(async () => {
  person = await openAccount(shop, `zzkanari${++count}q`)
})

const run = async (sql: string, values: unknown[] = []) => (await shop.connection.pool.query(sql, values)).rows
const erase = (secret = password) => person.visitor.call('DELETE /v2.0/me', { body: { password: secret } })

describe('the deletion', () => {
  test('needs the password, with the limits of signing in', async () => {
    const refused = await erase('nem-ez-az')
    expect(refused).toMatchObject({ status: 422, code: 'old_password_wrong' })
    expect(issuesOf(refused)).toEqual([{ field: 'password', code: 'wrong_password' }])
    const strict = {
      ...shop.services,
      settings: { ...shop.services.settings, limitFactor: 1 },
      actor: { ...guest, kind: 'session', sessionId: 'x', userId: person.id, organization: null, impersonatorId: null },
    } as const
    for (let tries = 1; tries < 5; tries++) await eraseAccount(strict, 'nem-ez-az')
    expect(await eraseAccount(strict, password)).toMatchObject({ ok: false, code: 'too_many_requests' })
    expect((await person.visitor.call('GET /v2.0/me')).status).toBe(200)
    expect((await erase('')).code).toBe('invalid_data_provided')
  })

  test('is refused to guests, to anonymous sessions, and to whoever acts in the name of the user', async () => {
    const people = await insertPeople(shop.connection)
    const codes = []
    for (const kind of ['guest', 'anonymous', 'impersonator'] as const) {
      const token = await openSessionOf(shop.connection, people, kind, shop.clock.now())
      const headers = { Authorization: `Bearer ${token}` }
      codes.push((await shop.guest.call('DELETE /v2.0/me', { body: { password }, headers })).code)
      codes.push((await shop.guest.call('GET /v2.0/me/export', { headers })).code)
      codes.push((await shop.guest.call('DELETE /v2.0/me/sessions', { headers })).code)
    }
    expect(codes).toEqual([...Array(3).fill('unauthenticated'), ...Array(6).fill('forbidden')])
  })

  test('needs a password to begin with, and says so', async () => {
    await run('update users set password_hash = null where id = $1', [person.id])
    expect(await erase()).toMatchObject({ status: 409, code: 'password_missing' })
    expect((await person.visitor.call('GET /v2.0/me')).status).toBe(200)
  })

  test('twice at once happens once', async () => {
    const answers = await Promise.all([erase(), erase()])
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(
      await run(`select 1 from audit_log where action = 'account.erased' and subject = $1`, [`user:${person.id}`]),
    ).toHaveLength(1)
  })

  test('is refused to the last master of others, and takes an organisation of one person with it', async () => {
    const people = await insertPeople(shop.connection)
    const [{ id }] = await run(`insert into organizations (name) values ('Egyszemélyes Bt.') returning id`)
    const { organization_id: shared } = (
      await run('select organization_id from memberships where user_id = $1', [people.master.userId])
    )[0]
    await run('delete from memberships where user_id = $1', [people.master.userId])
    await setMembership(shop.connection, person.id, shared, ['ROLE_B2B_MASTER'])
    expect(await erase()).toMatchObject({ status: 409, code: 'last_master' })
    expect((await person.visitor.call('GET /v2.0/me')).status).toBe(200)
    await setMembership(shop.connection, person.id, id, ['ROLE_B2B_MASTER'])
    expect((await erase()).status).toBe(200)
    expect(await run('select id from organizations where id = any($1)', [[id, shared]])).toEqual([{ id: shared }])
  })

  test('switches off a coupon that was for the user alone and used, and deletes one that was not', async () => {
    const { placed } = await orderAs(shop, person)
    const insert = (code: string) =>
      run(
        `insert into coupons (code, kind, name, percent, user_id) values ($1, 'item', '{"hu": "x", "en": "x"}', 10, $2) returning id`,
        [code, person.id],
      )
    const [[used], [unused]] = [await insert(`HASZNALT${count}`), await insert(`MARADT${count}`)]
    await run(
      `insert into coupon_usages (coupon_id, order_id, user_id, mailbox, used_at) values ($1, $2, $3, 'x', now())`,
      [used.id, placed.id, person.id],
    )
    expect((await erase()).status).toBe(200)
    expect(await run('select id, enabled, user_id from coupons where id = any($1)', [[used.id, unused.id]])).toEqual([
      { id: used.id, enabled: false, user_id: null },
    ])
  })
})
