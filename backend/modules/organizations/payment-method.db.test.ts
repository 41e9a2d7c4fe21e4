import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Actor } from '../../access/actor.ts'
import { setMembership } from '../../access/actors.test-support.ts'
import { organizationBook, saveAddress } from '../address-book/service.ts'
import { setTerms } from '../../commands/organizations.ts'
import { runCommand } from '../../commands/run-command.test-support.ts'
import type { DraftOrder } from '#contracts/draft-order-answer.ts'
import type { MemberPermission } from '#contracts/roles.ts'
import {
  address,
  completeSteps,
  fillCart,
  finalize,
  findVariant,
  openCart,
  putStock,
  addToCart,
} from '../checkout/checkout.test-support.ts'
import { openOrganization } from '../invitations/invitations.test-support.ts'
import { openShop, type TestShop, type Visitor } from '../orders/shop.test-support.ts'
import { setDefaultMethod } from './payment-method.ts'
import { requestOf } from '../approvals/approvals.test-support.ts'

let shop: TestShop
let school: Awaited<ReturnType<typeof openOrganization>>
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.close())
beforeEach(async () => {
  school = await openOrganization(shop)
})

test('an online method is no default, and one from before counts as none', async () => {
  await setMembership(shop.connection, school.people.slave.userId ?? 0, school.id, [
    'ROLE_B2B_SLAVE',
    'SET_CUSTOM_DELIVERY_ADDRESS',
  ])
  const at = { params: { id: school.id } }
  const { body: offered } = await school.master.call('GET /v2.0/organizations/{id}/payment_methods', at)
  expect(offered.items.map(({ key }) => key)).toEqual(['cash_on_delivery'])
  const [{ id: online }] = await school.run(`select id from payment_methods where key = 'simplepay'`)
  const refused = await school.master.call('PUT /v2.0/organizations/{id}/payment_method', {
    ...at,
    body: { paymentMethodId: online },
  })
  expect(refused.code).toBe('payment_method_not_available')
  await school.run('update organizations set default_payment_method_id = $2 where id = $1', [school.id, online])
  const { body: shown } = await school.master.call('GET /v2.0/organizations/{id}', at)
  expect(shown.defaultPaymentMethodId).toBeNull()

  const book = (await findVariant(shop, 'book')).id
  await putStock(shop, book, 9)
  const slave = await school.visit('slave')
  const { uuid } = await fillCart(slave, {
    items: [{ variantId: book }],
    delivery: 'home',
    payment: 'cash_on_delivery',
  })
  const { body } = await slave.call('GET /draft_orders/{uuid}/payment_contexts', { params: { uuid } })
  expect(body.items.map(({ paymentMethod }) => paymentMethod.key)).toEqual(['cash_on_delivery'])
})

test('who was a master when the call began changes neither the method nor the addresses', async () => {
  const userId = school.people.master.userId ?? 0
  const actor: Actor = {
    kind: 'session',
    sessionId: 'a',
    segment: 'b2b',
    userId,
    organization: { id: school.id, role: 'ROLE_B2B_MASTER', permissions: [] },
    impersonatorId: null,
  }
  await setMembership(shop.connection, userId, school.id, ['ROLE_B2B_SLAVE'])
  const ctx = { ...shop.services, actor }
  expect(await setDefaultMethod(ctx, school.id, null)).toMatchObject({ code: 'forbidden' })
  const book = organizationBook(ctx, school.id, 'organizations.manage')
  const saved = await saveAddress(ctx, book, { address: { ...address, country: 'HU' } })
  expect(saved).toMatchObject({ code: 'forbidden' })
})

const at = () => ({ params: { id: school.id } })
const methodIdOf = async (key: string) =>
  (await school.run('select id from payment_methods where key = $1', [key]))[0].id as number
const permit = (...permissions: MemberPermission[]) =>
  setMembership(shop.connection, school.people.slave.userId ?? 0, school.id, [
    'ROLE_B2B_SLAVE',
    'SET_CUSTOM_DELIVERY_ADDRESS',
    ...permissions,
  ])
const setDefault = async (key: string) =>
  school.master.call('PUT /v2.0/organizations/{id}/payment_method', {
    ...at(),
    body: { paymentMethodId: await methodIdOf(key) },
  })
const offered = async (by: Visitor, { uuid }: DraftOrder) => {
  const { body } = await by.call('GET /draft_orders/{uuid}/payment_contexts', { params: { uuid } })
  const { items, ...others } = body
  return { keys: items.map(({ paymentMethod }) => paymentMethod.key), ...others }
}
const choose = async (by: Visitor, { uuid, version }: DraftOrder, key: string) =>
  by.call('PUT /draft_orders/{uuid}/payment_method', {
    params: { uuid },
    body: { version, paymentMethodId: await methodIdOf(key) },
  })
const findBook = async (kind: 'book' | 'ebook' = 'book') => {
  const { id } = await findVariant(shop, kind)
  if (kind === 'book') await putStock(shop, id, 90)
  return id
}

test('while the default is switched off, members choose and masters are told; afterwards it counts again', async () => {
  await permit('B2B_SLAVE_PLACE_ORDER')
  await setDefault('cash_on_delivery')
  const slave = await school.visit('slave')
  const cart = await fillCart(slave, {
    items: [{ variantId: await findBook() }],
    delivery: 'home',
    payment: 'cash_on_delivery',
  })
  expect((await choose(slave, cart, 'simplepay')).code).toBe('payment_method_fixed')
  const switchTo = (enabled: boolean) =>
    school.run(`update payment_methods set enabled = $1 where key = 'cash_on_delivery'`, [enabled])
  const shownTo = async (by: Visitor) =>
    (await by.call('GET /v2.0/organizations/{id}/payment_methods', at())).body.items.map(({ key, isOffered }) => [
      key,
      isOffered,
    ])
  await switchTo(false)
  try {
    expect(await offered(slave, cart)).toMatchObject({
      keys: ['simplepay', 'barion', 'online'],
      defaultMethod: { name: 'Utánvét', isOffered: false },
    })
    expect(await shownTo(school.master)).toEqual([['cash_on_delivery', false]])
    expect((await choose(slave, cart, 'simplepay')).code).toBeUndefined()
  } finally {
    await switchTo(true)
  }
  const { body: later } = await slave.call('GET /draft_orders/{uuid}', { params: { uuid: cart.uuid } })
  expect(later.paymentMethodId).toBe(await methodIdOf('cash_on_delivery'))
  expect(await offered(slave, cart)).toMatchObject({
    keys: ['cash_on_delivery'],
    defaultMethod: { name: 'Utánvét', isOffered: true },
  })
  expect(await shownTo(school.master)).toEqual([['cash_on_delivery', true]])
})

test('a default that the operator no longer allows, or that suits no delivery of the cart, leaves the choice to the member', async () => {
  await permit('B2B_SLAVE_PLACE_ORDER')
  await runCommand(shop, setTerms, [String(school.id), '15', '500000'])
  await setDefault('transfer')
  const slave = await school.visit('slave')
  let cart = await addToCart(slave, await openCart(slave), await findBook('ebook'))
  cart = await completeSteps(slave, cart, { payment: 'simplepay' })
  expect(await offered(slave, cart)).toMatchObject({
    keys: ['simplepay', 'barion', 'online'],
    defaultMethod: { isOffered: false },
  })
  cart = await addToCart(slave, cart, await findBook())
  const delivered = await completeSteps(slave, cart, { delivery: 'home', payment: 'transfer' })
  expect(await offered(slave, delivered)).toMatchObject({ keys: ['transfer'], defaultMethod: { isOffered: true } })
  await runCommand(shop, setTerms, [String(school.id), 'none'])
  expect(await offered(slave, delivered)).toMatchObject({
    keys: ['simplepay', 'barion', 'online', 'cash_on_delivery'],
    transfer: null,
    defaultMethod: { name: 'Átutalás', isOffered: false },
  })
  // Who may choose has no default.
  expect(
    await offered(
      school.master,
      await fillCart(school.master, {
        items: [{ variantId: await findBook() }],
        delivery: 'home',
      }),
    ),
  ).toMatchObject({ defaultMethod: null })
})

test('over the credit limit the default stays, and the cart goes to a master', async () => {
  await permit('B2B_SLAVE_PLACE_ORDER')
  await runCommand(shop, setTerms, [String(school.id), '15', '900000'])
  await setDefault('transfer')
  const slave = await school.visit('slave')
  const cart = await fillCart(slave, {
    items: [{ variantId: await findBook() }],
    delivery: 'home',
    payment: 'transfer',
  })
  await runCommand(shop, setTerms, [String(school.id), '15', '1'])
  expect(await offered(slave, cart)).toMatchObject({
    keys: [],
    transfer: { isOverLimit: true },
    defaultMethod: { isOffered: true },
  })
  expect((await finalize(slave, cart)).code).toBe('credit_limit_exceeded')
  const { body: request, code } = await slave.call('POST /v2.0/organizations/{id}/approvals', {
    ...at(),
    body: requestOf(cart),
  })
  expect(code).toBeUndefined()
  const approve = () =>
    school.master.call('PUT /v2.0/organizations/{groupId}/approvals/{id}/approve', {
      params: { groupId: school.id, id: request.id },
      body: { version: request.version, expectedTotal: cart.totals.total.gross },
    })
  expect((await approve()).code).toBe('credit_limit_exceeded')
  await runCommand(shop, setTerms, [String(school.id), '15', '900000'])
  expect((await approve()).code).toBeUndefined()
})
