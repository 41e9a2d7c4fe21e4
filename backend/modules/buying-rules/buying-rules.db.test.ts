import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { MemberPermission } from '#contracts/roles.ts'
import { listInvoices, payInvoice } from '../../commands/invoices.ts'
import { setTerms } from '../../commands/organizations.ts'
import { runCommand } from '../../commands/run-command.test-support.ts'
import { setMembership } from '../../access/actors.test-support.ts'
import { address, fillCart, finalize, findVariant, putStock } from '../checkout/checkout.test-support.ts'
import { modes } from '../draft-orders/checkout-steps.test-support.ts'
import { openOrganization } from '../invitations/invitations.test-support.ts'
import { memoryFiles } from '../invoices/invoices.test-support.ts'
import { followOrder } from '../invoices/service.ts'
import { sendOrderConfirmation } from '../mail/service.ts'
import { openShop, type TestShop, type Visitor } from '../orders/shop.test-support.ts'

let shop: TestShop
let school: Awaited<ReturnType<typeof openOrganization>>
let slave: Visitor
let slaveId: number
let book: number
beforeAll(async () => {
  shop = await openShop(1_000, { files: memoryFiles().files })
  book = (await findVariant(shop, 'book')).id
  await putStock(shop, book, 900)
})
afterAll(() => shop.close())
beforeEach(async () => {
  school = await openOrganization(shop)
  slave = await school.visit('slave')
  slaveId = school.people.slave.userId ?? 0
})

const grant = (...permissions: MemberPermission[]) =>
  setMembership(shop.connection, slaveId, school.id, ['ROLE_B2B_SLAVE', ...permissions])
const allow = (...words: string[]) => runCommand(shop, setTerms, [String(school.id), ...words])
const home = { delivery: 'home' } as const
const cartOf = (visitor: Visitor, quantity = 1) =>
  fillCart(visitor, { items: [{ variantId: book, quantity }], ...home, payment: 'transfer' })
const organizationOf = async (visitor: Visitor) =>
  (await visitor.call('GET /v2.0/organizations/{id}', { params: { id: school.id } })).body
const contextsOf = async (visitor: Visitor, uuid: string) =>
  (await visitor.call('GET /draft_orders/{uuid}/payment_contexts', { params: { uuid } })).body
const saveOf = (by: Visitor, addressLine: string) =>
  by.call('POST /v2.0/organizations/{id}/delivery_data', {
    params: { id: school.id },
    body: { address: { ...address, addressLine } },
  })
const methodIdOf = async (key: string) =>
  (await school.run('select id from payment_methods where key = $1', [key]))[0].id as number
const setMethod = async (by: Visitor, key: string | null) =>
  by.call('PUT /v2.0/organizations/{id}/payment_method', {
    params: { id: school.id },
    body: { paymentMethodId: key && (await methodIdOf(key)) },
  })
const orderIdOf = async (uuid: string) =>
  (await school.run('select id from orders where uuid = $1', [uuid]))[0].id as number

describe('transfer', () => {
  test('is for the organisations that the operator allows it', async () => {
    const cart = await fillCart(school.master, { items: [{ variantId: book }], ...home, payment: 'cash_on_delivery' })
    expect((await contextsOf(school.master, cart.uuid)).transfer).toBeNull()
    const choice = { version: cart.version, paymentMethodId: await methodIdOf('transfer') }
    const refused = await school.master.call('PUT /draft_orders/{uuid}/payment_method', {
      params: { uuid: cart.uuid },
      body: choice,
    })
    expect(refused.code).toBe('payment_method_not_available')
    await expect(allow('10', '50000')).rejects.toThrow('10 is no term')
    await expect(allow('8', 'lots')).rejects.toThrow('no credit limit')
    expect((await allow('15', '500000')).text).toContain('transfer in 15 days, up to 500000 Ft')
    const { items, transfer } = await contextsOf(school.master, cart.uuid)
    expect(transfer).toEqual({ termDays: 15, isOverLimit: false, isBilledElsewhere: true })
    expect(items.some(({ paymentMethod }) => paymentMethod.key === 'transfer')).toBe(true)
    await allow('none')
    expect((await contextsOf(school.master, cart.uuid)).transfer).toBeNull()
    const reader = await shop.visit()
    const own = await fillCart(reader, { items: [{ variantId: book }], ...home })
    expect((await contextsOf(reader, own.uuid)).transfer).toBeNull()
  })

  test('is for forints, whatever the table of methods says', async () => {
    await allow('15', '500000')
    await school.run(
      `update payment_methods set fees = fees || '{"EUR": 0}' where key in ('transfer', 'cash_on_delivery')`,
    )
    const cart = await fillCart(school.master, { items: [{ variantId: book }], ...home, payment: 'cash_on_delivery' })
    const { body } = await school.master.call('PATCH /draft_orders/{uuid}', {
      params: { uuid: cart.uuid },
      body: { version: cart.version, viewAsCurrency: 'EUR' },
    })
    const keys = (await contextsOf(school.master, body.uuid)).items.map(({ paymentMethod }) => paymentMethod.key)
    await school.run(`update payment_methods set fees = fees - 'EUR' where key in ('transfer', 'cash_on_delivery')`)
    expect(body.currency).toBe('EUR')
    expect(keys).toContain('cash_on_delivery')
    expect(keys).not.toContain('transfer')
  })

  test('stands at once, has an invoice with the term, and is owed until the operator says that it is paid', async () => {
    await allow('15', '500000')
    const cart = await cartOf(school.master)
    const { gross } = cart.totals.total
    const { body: placed } = await finalize(school.master, cart)
    expect(placed.paymentUrl).toBeNull()
    const id = await orderIdOf(placed.orderUuid)
    expect(await school.run('select status, payment_term_days from orders where id = $1', [id])).toEqual([
      { status: 'finalized', payment_term_days: 15 },
    ])
    const credit = { termDays: 15, limit: 500_000, open: gross, free: 500_000 - gross }
    expect((await organizationOf(school.master)).credit).toEqual(credit)
    await school.run(`update orders set status = 'processing' where id = $1`, [id])
    await school.run('update order_shipments set sent_at = now() where order_id = $1', [id])
    await followOrder(shop.services, id)
    const invoice = async () =>
      (
        await school.run(
          `select number, status, due_on::date - issued_on::date as days, payment_method from invoices where order_id = $1`,
          [id],
        )
      )[0]
    expect(await invoice()).toMatchObject({ status: 'accepted', days: 15, payment_method: 'transfer' })
    // Having the parcel is no payment.
    await school.run(`update orders set status = 'fulfilled' where id = $1`, [id])
    await followOrder(shop.services, id)
    expect(await invoice()).toMatchObject({ status: 'accepted' })
    expect((await organizationOf(school.master)).credit).toEqual(credit)

    shop.clock.advance(16 * 86_400_000)
    await followOrder(shop.services, id)
    const { number } = await invoice()
    expect(await invoice()).toMatchObject({ status: 'expired' })
    const master = await school.visit('master')
    const member = await school.visit('slave')
    const overdue = async (visitor: Visitor) => (await visitor.call('GET /v2.0/me')).body.overdueInvoice
    expect(await overdue(master)).toMatchObject({ number })
    expect(await overdue(member)).toBeNull()
    await grant('ACCESS_ALL_ORGANIZATION_INVOICE')
    expect(await overdue(member)).toMatchObject({ number, orderUuid: placed.orderUuid })

    expect((await runCommand(shop, payInvoice, [number])).text).toContain(`${number}: paid`)
    await followOrder(shop.services, id)
    expect((await runCommand(shop, listInvoices)).text).toMatch(new RegExp(`${number}.*paid`))
    expect((await organizationOf(master)).credit).toMatchObject({ open: 0, free: 500_000 })
    expect(await overdue(master)).toBeNull()
    await expect(runCommand(shop, payInvoice, [number])).rejects.toThrow('does not wait for a transfer')
  })

  test('over the limit is not offered and says so, and two orders at once end at the limit', async () => {
    await allow('8', '9000000')
    await grant('B2B_SLAVE_PLACE_ORDER', 'SET_CUSTOM_DELIVERY_ADDRESS')
    const [own, colleagues] = [await cartOf(school.master), await cartOf(slave)]
    const { gross } = own.totals.total
    await allow('8', String(gross * 2 - 1))
    const codes = (await Promise.all([finalize(school.master, own), finalize(slave, colleagues)])).map(
      ({ code }) => code,
    )
    expect(codes.toSorted()).toEqual(['credit_limit_exceeded', undefined])
    const late = codes[0] === undefined ? { visitor: slave, cart: colleagues } : { visitor: school.master, cart: own }
    const { items, transfer } = await contextsOf(late.visitor, late.cart.uuid)
    expect(transfer).toEqual({ termDays: 8, isOverLimit: true, isBilledElsewhere: false })
    expect(items.some(({ paymentMethod }) => paymentMethod.key === 'transfer')).toBe(false)
    await allow('8', String(gross * 2))
    expect((await finalize(late.visitor, late.cart)).code).toBeUndefined()
    expect((await organizationOf(school.master)).credit).toMatchObject({ free: 0 })
  })
})

describe('a permission', () => {
  test('shows the credit', async () => {
    await allow('30', '1000')
    expect((await organizationOf(slave)).credit).toBeNull()
    await grant('VIEW_CREDIT_LIMIT')
    expect((await organizationOf(slave)).credit).toEqual({ termDays: 30, limit: 1_000, open: 0, free: 1_000 })
  })

  test('lets a member order to any place; others to saved addresses only', async () => {
    await grant('B2B_SLAVE_PLACE_ORDER')
    const { body: saved } = await saveOf(school.master, 'Iskola utca 1.')
    expect(saved).toMatchObject({ default: true })
    expect((await saveOf(slave, 'Fő utca 2.')).code).toBe('forbidden')
    const cart = await fillCart(slave, { items: [{ variantId: book }], payment: 'simplepay' }).catch(() => undefined)
    expect(cart?.steps.find(({ name }) => name === 'delivery')?.status ?? 'active').toBe('active')
    const open = (await slave.call('GET /draft_orders/current', {})).body.draftOrder
    if (!open) throw new Error('The cart is gone')
    const [mode, ...others] = await modes(slave, open)
    expect([mode?.deliveryMode.key, ...others]).toEqual(['home'])
    const deliver = (addressLine: string, version: number) =>
      slave.call('PUT /draft_orders/{uuid}/delivery_data', {
        params: { uuid: open.uuid },
        body: { version, deliveryModeId: mode?.deliveryMode.id, address: { ...address, addressLine } },
      })
    expect(await deliver('Fő utca 2.', open.version)).toMatchObject({ status: 403, code: 'saved_address_required' })
    const chosen = await deliver('Iskola utca 1.', open.version)
    expect(chosen.body.delivery?.address?.addressLine).toBe('Iskola utca 1.')
    await school.master.call('DELETE /v2.0/organizations/{groupId}/delivery_data/{id}', {
      params: { groupId: school.id, id: saved.id },
    })
    const { body: after } = await slave.call('GET /draft_orders/{uuid}', { params: { uuid: open.uuid } })
    expect(after.delivery).toBeNull()
    await grant('SET_CUSTOM_DELIVERY_ADDRESS')
    expect((await modes(slave, after)).length).toBeGreaterThan(1)
    expect((await deliver('Fő utca 2.', after.version)).code).toBeUndefined()
  })

  test('lets a member choose the payment; for others it is the one that a master has set', async () => {
    await grant('SET_CUSTOM_DELIVERY_ADDRESS')
    expect((await setMethod(slave, 'cash_on_delivery')).code).toBe('forbidden')
    expect((await setMethod(school.master, 'transfer')).code).toBe('payment_method_not_available')
    expect((await setMethod(school.master, 'cash_on_delivery')).code).toBeUndefined()
    const cart = await fillCart(slave, { items: [{ variantId: book }], ...home, payment: 'cash_on_delivery' })
    const keys = (await contextsOf(slave, cart.uuid)).items.map(({ paymentMethod }) => paymentMethod.key)
    expect(keys).toEqual(['cash_on_delivery'])
    const choose = async (version: number) =>
      slave.call('PUT /draft_orders/{uuid}/payment_method', {
        params: { uuid: cart.uuid },
        body: { version, paymentMethodId: await methodIdOf('simplepay') },
      })
    expect((await choose(cart.version)).code).toBe('payment_method_fixed')
    // What waits for a master is not paid online.
    await grant('SET_CUSTOM_DELIVERY_ADDRESS', 'SELECT_PAYMENT_METHOD')
    expect((await choose(cart.version)).code).toBe('payment_method_not_available')
    await grant('SET_CUSTOM_DELIVERY_ADDRESS', 'SELECT_PAYMENT_METHOD', 'B2B_SLAVE_PLACE_ORDER')
    expect((await choose(cart.version)).code).toBeUndefined()
  })

  test('brings the confirmations of colleagues, which masters get anyway', async () => {
    const { body: placed } = await finalize(
      school.master,
      await fillCart(school.master, { items: [{ variantId: book }], ...home, payment: 'cash_on_delivery' }),
      {},
    )
    const id = await orderIdOf(placed.orderUuid)
    const sentTo = async () => {
      const before = shop.mails.length
      await sendOrderConfirmation(shop.services, id)
      return shop.mails.slice(before).map(({ to }) => to)
    }
    expect(await sentTo()).toEqual(['anna@example.hu'])
    await grant('RECEIVE_NOTIFICATIONS')
    const [{ email }] = await school.run('select email from users where id = $1', [slaveId])
    expect(await sentTo()).toEqual([email])
    expect(await sentTo()).toEqual([])
  })
})
