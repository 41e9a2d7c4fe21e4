import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { createApp } from '../../app.ts'
import { setConfig } from '../../commands/configuration.ts'
import { runCommand } from '../../commands/run-command.test-support.ts'
import { demoPassword as password } from '../../seed/tables/seed-sales.ts'
import { addToCart, findVariant, openCart, putStock } from '../checkout/checkout.test-support.ts'
import { openShop, type TestShop, type Visitor } from '../orders/shop.test-support.ts'

const reader = { email: 'olvaso@kolofon.example', password }
const member = { email: 'iskola@kolofon.example', password }

let shop: TestShop
let book: number
beforeAll(async () => {
  shop = await openShop()
  book = (await findVariant(shop, 'book')).id
  await putStock(shop, book, 90)
})
afterAll(() => shop.close())
afterEach(() => shop.connection.pool.query('delete from config_entries'))

const setMode = (mode: string) => runCommand(shop, setConfig, ['operation_mode', mode])
const signIn = ({ email }: { email: string }, typed = password) =>
  shop.guest.call('POST /login', { body: { grant_type: 'password', email, password: typed } })
const askMe = async (visitor: Visitor) => {
  const { status, code } = await visitor.call('GET /v2.0/me')
  return { status, code }
}
const ended = { status: 401, code: 'operation_mode_changed' }

test('the command accepts the three modes and no other, and announces the change to every page', async () => {
  for (const mode of ['b2c', 'b2b', 'b2c_and_b2b']) expect((await setMode(mode)).code).toBe(0)
  await expect(setMode('b2x')).rejects.toThrow('operation_mode: ')
})

describe.each([
  { mode: 'b2b', shut: reader, served: member, code: 'organizations_only' },
  { mode: 'b2c', shut: member, served: reader, code: 'readers_only' },
])('$mode', ({ mode, shut, served, code }) => {
  test('a customer whom the shop does not serve gets to know it after the right password only', async () => {
    await setMode(mode)
    expect(await signIn(shut)).toMatchObject({ status: 403, code })
    expect(await signIn(shut, 'wrong')).toMatchObject({ status: 401, code: 'invalid_grant' })
    expect(await signIn({ email: 'nobody@kolofon.example' }, 'wrong')).toMatchObject({
      status: 401,
      code: 'invalid_grant',
    })
    expect((await signIn(served)).status).toBe(200)
  })

  test('a session that no longer fits ends at its next call, and stays ended when the mode is back', async () => {
    const [leaves, stays] = [await shop.visit(shut), await shop.visit(served)]
    await setMode(mode)
    expect(await askMe(leaves)).toEqual(ended)
    expect((await askMe(leaves)).code).toBe('unauthenticated')
    expect((await askMe(stays)).status).toBe(200)
    await setMode('b2c_and_b2b')
    expect((await askMe(leaves)).code).toBe('unauthenticated')
  })
})

test('the change counts for the next call on another process, too, and for calls that need no session', async () => {
  const other = createApp({ ...shop.services, announcements: { subscribe: () => () => {} } as never })
  const { body } = await signIn(reader)
  await setMode('b2b')
  const answer = await other.request('/api/v2.0/stores', { headers: { Authorization: `Bearer ${body.access_token}` } })
  expect(answer.status).toBe(401)
  expect(await answer.json()).toMatchObject({ error: { code: 'operation_mode_changed' } })
})

test('signing in with the token of an ended session is a sign-in like any other', async () => {
  const { body } = await signIn(reader)
  await setMode('b2b')
  const headers = { Authorization: `Bearer ${body.access_token}` }
  const again = await shop.guest.call('POST /login', { headers, body: { grant_type: 'password', ...member } })
  expect(again).toMatchObject({ status: 200, body: { segment: 'b2b' } })
})

describe('a shop for organizations only', () => {
  test('opens no anonymous cart, and registers nobody', async () => {
    await setMode('b2b')
    expect(await shop.guest.call('POST /login', { body: { grant_type: 'anonymous' } })).toMatchObject({
      status: 403,
      code: 'sign_in_required',
    })
    const credentials = { email: 'uj@example.hu', password: 'hosszu-jelszo', firstName: 'Anna', lastName: 'Kovács' }
    const registration = await shop.guest.call('PUT /v2.0/customer', { body: { credentials } })
    expect(registration).toMatchObject({ status: 404, code: 'not_found' })
  })

  test('lets the cart of a visitor wait, and merges it when an organization signs in', async () => {
    const { body } = await shop.guest.call('POST /login', { body: { grant_type: 'anonymous' } })
    const headers = { Authorization: `Bearer ${body.access_token}` }
    const visitor: Visitor = { call: (name, ask) => shop.guest.call(name, { ...ask, headers }) }
    const filled = await addToCart(visitor, await openCart(visitor), book)
    await setMode('b2b')
    expect(await visitor.call('GET /draft_orders/current')).toMatchObject({ status: 403, code: 'sign_in_required' })
    const { uuid } = filled
    expect(await visitor.call('GET /draft_orders/{uuid}', { params: { uuid } })).toMatchObject({ status: 403 })
    expect((await visitor.call('GET /v2.0/stores')).status, 'the books stay public').toBe(200)

    await setMode('b2c_and_b2b')
    expect((await visitor.call('GET /draft_orders/current')).body.draftOrder?.items).toHaveLength(1)

    await setMode('b2b')
    const signedIn = await visitor.call('POST /login', { body: { grant_type: 'password', ...member } })
    const cart = await shop.guest.call('GET /draft_orders/current', {
      headers: { Authorization: `Bearer ${signedIn.body.access_token}` },
    })
    expect(cart.body.draftOrder?.items).toMatchObject([{ variantId: book }])
  })
})
