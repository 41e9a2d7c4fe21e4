import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { setMembership } from '../../access/actors.test-support.ts'
import type { MemberPermission } from '#contracts/roles.ts'
import { openOrganization } from '../invitations/invitations.test-support.ts'
import { memoryFiles, type Ordered, order } from '../invoices/invoices.test-support.ts'
import { followOrder } from '../invoices/service.ts'
import { openShop, type TestShop, type Visitor } from '../orders/shop.test-support.ts'

let shop: TestShop
let school: Awaited<ReturnType<typeof openOrganization>>
let slave: Visitor
let ofMaster: Ordered
let ofSlave: Ordered
beforeAll(async () => void (shop = await openShop(1_000, { files: memoryFiles().files })))
afterAll(() => shop.close())

const allow = (...permissions: MemberPermission[]) =>
  setMembership(shop.connection, school.people.slave.userId ?? 0, school.id, ['ROLE_B2B_SLAVE', ...permissions])
const list = async (visitor: Visitor, id = school.id) =>
  visitor.call('GET /v2.0/organizations/{id}/orders', { params: { id } })
const listed = async (visitor: Visitor) => (await list(visitor)).body.items.map(({ uuid }) => uuid)
const read = async (visitor: Visitor, { uuid }: Ordered) =>
  (await visitor.call('GET /orders/{uuid}', { params: { uuid } })).body

beforeEach(async () => {
  school = await openOrganization(shop)
  slave = await school.visit('slave')
  await allow('B2B_SLAVE_PLACE_ORDER', 'SET_CUSTOM_DELIVERY_ADDRESS')
  ofMaster = await order(shop, { visitor: school.master, format: 'ebook' })
  ofSlave = await order(shop, { visitor: slave })
  for (const { id } of [ofMaster, ofSlave]) await followOrder(shop.services, id)
})

test('a slave sees the own orders, with the permission all of them; a master always all', async () => {
  expect(await listed(slave)).toEqual([ofSlave.uuid])
  expect(await listed(school.master)).toEqual([ofSlave.uuid, ofMaster.uuid])
  await allow('ACCESS_ALL_ORGANIZATION_ORDER')
  expect(await listed(slave)).toEqual([ofSlave.uuid, ofMaster.uuid])
  await allow()
  expect(await listed(slave), 'taken away again').toEqual([ofSlave.uuid])
})

test('who has ordered is named where it was a colleague', async () => {
  const { items } = (await list(school.master)).body
  expect(items.map(({ buyer }) => buyer)).toEqual(['Kovács Anna', null])
})

test('the files, the cancellation and the rating of a colleague’s order stay the buyer’s; the same can be bought again', async () => {
  expect((await list(school.master)).body.items[0]).toMatchObject({ cancellable: false, rateable: false })
  await allow('ACCESS_ALL_ORGANIZATION_ORDER')
  expect((await read(school.master, ofMaster)).items[0]).toMatchObject({ downloadable: true })
  const seen = await read(slave, ofMaster)
  expect(seen).toMatchObject({ isOwn: true, cancellable: false, rateable: false, canDownload: false })
  expect(seen.items[0]).toMatchObject({ downloadable: false })
  const at = { params: { uuid: ofMaster.uuid }, body: {} }
  expect((await slave.call('POST /orders/{uuid}/cancel', at)).status).toBe(404)
  expect((await slave.call('POST /orders/{uuid}/reorder', at)).body).toMatchObject({ lines: [{ outcome: 'added' }] })
})

test('the e-mail address of an organisation’s order proves nothing to colleagues, and nobody takes the order over', async () => {
  await allow('ACCESS_ALL_ORGANIZATION_ORDER')
  const { email } = (await read(slave, ofMaster)).contact
  const at = { params: { uuid: ofMaster.uuid }, body: { email } }
  for (const visitor of [slave, shop.guest]) {
    expect((await visitor.call('POST /orders/{uuid}/cancel', at)).code).toBe('verification_failed')
    const [item] = (await read(slave, ofMaster)).items
    const file = { params: { uuid: ofMaster.uuid, id: item?.id ?? 0 }, body: { email } }
    expect((await visitor.call('POST /orders/{uuid}/items/{id}/file', file)).code).toBe('verification_failed')
  }
  await school.run('update orders set user_id = null where id = $1', [ofMaster.id])
  const taken = await slave.call('POST /v2.0/me/orders/connect', { body: { uuid: ofMaster.uuid, email } })
  expect(taken.code).toBe('order_of_another_account')
})

test('invoices of colleagues have a permission of their own, in lists and in the order', async () => {
  const invoicesOf = async (visitor: Visitor) =>
    (await visitor.call('GET /v2.0/me/invoices')).body.items.map(({ orderUuid }) => orderUuid)
  await allow('ACCESS_ALL_ORGANIZATION_ORDER')
  expect(await invoicesOf(slave)).toEqual([ofSlave.uuid])
  expect((await read(slave, ofMaster)).invoices).toEqual([])
  expect((await list(slave)).body.items.map(({ invoice }) => invoice !== null)).toEqual([true, false])
  await allow('ACCESS_ALL_ORGANIZATION_ORDER', 'ACCESS_ALL_ORGANIZATION_INVOICE')
  expect(await invoicesOf(slave)).toEqual([ofSlave.uuid, ofMaster.uuid])
  const [invoice] = (await read(slave, ofMaster)).invoices
  const file = await slave.call('POST /orders/{uuid}/invoices/{id}/file', {
    params: { uuid: ofMaster.uuid, id: invoice?.id ?? '' },
    body: {},
  })
  expect(file.status).toBe(200)
})

test('the orders of an organisation stay its own when the buyer leaves, and are seen in no other', async () => {
  const other = await openOrganization(shop)
  const leaver = school.people.slave.userId ?? 0
  await setMembership(shop.connection, leaver, other.id, ['ROLE_B2B_SLAVE', 'ACCESS_ALL_ORGANIZATION_ORDER'])
  expect(await listed(school.master)).toEqual([ofSlave.uuid, ofMaster.uuid])
  expect((await list(slave)).status, 'the former organisation').toBe(404)
  expect((await list(slave, other.id)).body.items).toEqual([])
  expect((await list(other.master, other.id)).body.items).toEqual([])
})
