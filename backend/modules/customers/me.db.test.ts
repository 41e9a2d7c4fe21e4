import { afterAll, beforeAll, expect, test } from 'vitest'
import { demoPassword } from '../../seed/tables/seed-sales.ts'
import { address, billing } from '../checkout/checkout.test-support.ts'
import { memoryFiles, order } from '../invoices/invoices.test-support.ts'
import { followOrder } from '../invoices/service.ts'
import { signInCustomer } from '../orders/customer.test-support.ts'
import { openShop, type TestShop } from '../orders/shop.test-support.ts'

let shop: TestShop
beforeAll(async () => void (shop = await openShop(1, { files: memoryFiles().files })))
afterAll(() => shop.close())

const reader = { email: 'olvaso@kolofon.example', password: demoPassword }

test('a reader: no organisation, a password, the default addresses', async () => {
  const visitor = await shop.visit(reader)
  const { body } = await visitor.call('GET /v2.0/me')
  expect(body).toMatchObject({
    email: reader.email,
    segment: 'b2c',
    userType: 'user',
    roles: [],
    organizationId: null,
    defaultDeliveryDataId: null,
    defaultBillingDataId: null,
    overdueInvoice: null,
    credentials: [{ provider: 'password' }],
  })
  const delivery = (await visitor.call('POST /v2.0/me/delivery_data', { body: { address } })).body.id
  const bill = (await visitor.call('POST /v2.0/me/billing_data', { body: { billing } })).body.id
  expect((await visitor.call('GET /me')).body).toEqual({
    ...body,
    defaultDeliveryDataId: delivery,
    defaultBillingDataId: bill,
  })
})

test('a school: its master', async () => {
  const visitor = await shop.visit({ email: 'iskola@kolofon.example', password: demoPassword })
  const { body } = await visitor.call('GET /v2.0/me')
  expect(body).toMatchObject({ segment: 'b2b', userType: 'organization', roles: ['ROLE_B2B_MASTER'] })
  expect(body.organizationId).toBeGreaterThan(0)
})

test('the name changes, also on the other devices; an empty one is refused', async () => {
  const [here, there] = [await shop.visit(reader), await shop.visit(reader)]
  const change = (name: object) => here.call('PATCH /v2.0/me', { body: { personalInfo: { name } } })
  const name = { firstName: ' Ottó ', lastName: 'Kovács' }
  expect((await change(name)).body.personalInfo).toEqual({
    name: { type: 'separated', firstName: 'Ottó', lastName: 'Kovács' },
    displayName: 'Kovács Ottó',
  })
  expect((await there.call('GET /v2.0/me')).body.personalInfo.displayName).toBe('Kovács Ottó')
  expect(await change({ firstName: ' ', lastName: 'Kovács' })).toMatchObject({ code: 'invalid_data_provided' })
  expect((await shop.guest.call('PATCH /v2.0/me', { body: { personalInfo: { name } } })).status).toBe(401)
})

test('a name of one piece, or of a company, has its type (spec point 3)', async () => {
  const customer = await signInCustomer(shop)
  const change = async (name: object) =>
    (await customer.call('PATCH /v2.0/me', { body: { personalInfo: { name } } })).body.personalInfo
  for (const type of ['simple', 'company'] as const)
    expect(await change({ type, name: ' Szindbád Bt. ' })).toEqual({
      name: { type, name: 'Szindbád Bt.' },
      displayName: 'Szindbád Bt.',
    })
  expect((await change({ type: 'separated', firstName: 'Anna', lastName: 'Édes' })).name).toEqual({
    type: 'separated',
    firstName: 'Anna',
    lastName: 'Édes',
  })
  const mixed = { type: 'company', firstName: 'Anna', lastName: 'Édes' }
  expect(await customer.call('PATCH /v2.0/me', { body: { personalInfo: { name: mixed } } })).toMatchObject({
    code: 'invalid_data_provided',
  })
})

test('the default addresses change with it, all or nothing, and only to one’s own', async () => {
  const [customer, other] = [await signInCustomer(shop), await signInCustomer(shop)]
  const save = async (visitor: typeof customer, line: string) =>
    (await visitor.call('POST /v2.0/me/delivery_data', { body: { address: { ...address, addressLine: line } } })).body
      .id
  const [first, second, foreign] = [
    await save(customer, 'A 1.'),
    await save(customer, 'B 2.'),
    await save(other, 'C 3.'),
  ]
  expect((await customer.call('GET /v2.0/me')).body.defaultDeliveryDataId).toBe(first)
  const changed = await customer.call('PATCH /v2.0/me', { body: { defaultDeliveryDataId: second } })
  expect(changed.body).toMatchObject({ defaultDeliveryDataId: second, defaultBillingDataId: null })
  const name = { firstName: 'Más', lastName: 'Név' }
  for (const body of [
    { personalInfo: { name }, defaultDeliveryDataId: foreign },
    { personalInfo: { name }, defaultBillingDataId: second },
  ])
    expect((await customer.call('PATCH /v2.0/me', { body })).code).toBe('not_found')
  const { body } = await customer.call('GET /v2.0/me')
  expect(body.defaultDeliveryDataId).toBe(second)
  expect(body.personalInfo.displayName).not.toBe('Név Más')
})

test('the invoice that has been overdue for longest, of one’s own orders alone', async () => {
  const [customer, other] = [await signInCustomer(shop), await signInCustomer(shop)]
  const overdue = async (visitor = customer) => (await visitor.call('GET /v2.0/me')).body.overdueInvoice
  const ordered = [await order(shop, { visitor: customer }), await order(shop, { visitor: customer })]
  for (const { id } of ordered) await followOrder(shop.services, id)
  expect(await overdue()).toBeNull()
  await shop.connection.pool.query(`update invoices set status = 'expired' where order_id = any($1)`, [
    ordered.map(({ id }) => id),
  ])
  const [invoice] = (await customer.call('GET /v2.0/me/invoices')).body.items.toReversed()
  expect(await overdue()).toMatchObject({
    number: invoice?.number,
    orderUuid: ordered[0]?.uuid,
    dueOn: invoice?.dueOn,
    payable: invoice?.total.gross,
    currency: 'HUF',
  })
  expect(await overdue(other)).toBeNull()
})
