import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { openAccount, password, type Person } from '../modules/personal-data/personal-data.test-support.ts'
import { openShop, type TestShop, type Visitor } from '../modules/orders/shop.test-support.ts'
import { runCommand } from './run-command.test-support.ts'
import { impersonateCustomer, setOperator } from './users.ts'

let shop: TestShop
let count = 0
let operator: Person
let customer: Person & { visitor: Visitor }

beforeAll(async () => void (shop = await openShop()))
afterAll(() => shop.close())
beforeEach(async () => {
  operator = await openAccount(shop, `zzkezelo${++count}q`)
  customer = await openAccount(shop, `zzvendeg${count}q`)
  await runCommand(shop, setOperator, [operator.email, 'on'])
})

const rows = async (sql: string, values: unknown[] = []) => (await shop.connection.pool.query(sql, values)).rows
const link = async (): Promise<string> => {
  const choices = { as: operator.email, reason: 'Telefonon kérte' }
  const { text } = await runCommand(shop, impersonateCustomer, [customer.email], choices)
  return /#token=([\w-]{43})$/.exec(text)?.[1] ?? ''
}
const enter = (token: string) => shop.guest.call('POST /login', { body: { grant_type: 'one_time_token', token } })
const begin = async () => {
  const headers = { Authorization: `Bearer ${(await enter(await link())).body.access_token}` }
  const [{ id }] = await rows('select id from sessions where impersonator_id = $1', [operator.id])
  return { id: id as string, askMe: () => shop.guest.call('GET /v2.0/me', { headers }) }
}
const hasEnded = async (id: string) =>
  (await rows('select ended_at from impersonations where id = $1', [id]))[0].ended_at !== null

test('a link locks the customer before it is used, as the deletion of the account does', async () => {
  await rows(`create function is_locked() returns trigger language plpgsql as $$ begin
      if (select xmax::text from users where id = old.user_id) <> pg_current_xact_id()::text then
        raise exception 'The customer is not locked yet';
      end if;
      return new;
    end $$`)
  await rows(`create trigger is_locked before update on impersonations for each row
    when (new.began_at is distinct from old.began_at) execute function is_locked()`)
  expect((await enter(await link())).status).toBe(200)
  await rows('drop function is_locked cascade')
})

test('the operation mode ends the session and its record, and lets no other begin', async () => {
  const { id, askMe } = await begin()
  const next = await link()
  await rows(`insert into config_entries values ('operation_mode', '"b2b"')`)
  expect((await askMe()).code).toBe('operation_mode_changed')
  expect((await enter(next)).code).toBe('organizations_only')
  await rows(`delete from config_entries where key = 'operation_mode'`)
  expect(await hasEnded(id)).toBe(true)
  expect((await enter(next)).status, 'the link is not used up').toBe(200)
})

test('the deletion of the account ends the session, and records it', async () => {
  const { id } = await begin()
  expect((await customer.visitor.call('DELETE /v2.0/me', { body: { password } })).status).toBe(200)
  expect(await hasEnded(id)).toBe(true)
})
