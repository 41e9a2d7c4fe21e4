import type { CostCenter, NewLimit } from '#contracts/budgets.ts'
import type { MemberPermission } from '#contracts/roles.ts'
import { setMembership } from '../../access/actors.test-support.ts'
import { type Choice, fillCart, findVariant, putStock } from '../checkout/checkout.test-support.ts'
import { openOrganization } from '../invitations/invitations.test-support.ts'
import type { TestShop, Visitor } from '../orders/shop.test-support.ts'
import { requestOf } from '../approvals/approvals.test-support.ts'

/** A school whose slave may order, and what tests do with its limits and cost centres. */
export const openSchool = async (shop: TestShop) => {
  const school = await openOrganization(shop)
  const slaveId = school.people.slave.userId ?? 0
  const grant = (...permissions: MemberPermission[]) =>
    setMembership(shop.connection, slaveId, school.id, [
      'ROLE_B2B_SLAVE',
      'SET_CUSTOM_DELIVERY_ADDRESS',
      'SELECT_PAYMENT_METHOD',
      ...permissions,
    ])
  await grant('B2B_SLAVE_PLACE_ORDER')
  const { id: book } = await findVariant(shop, 'book')
  await putStock(shop, book, 900)
  const params = { id: school.id }
  return {
    ...school,
    slaveId,
    slave: await school.visit('slave'),
    grant,
    fill: (visitor: Visitor, quantity = 1, choice: Partial<Choice> = {}) =>
      fillCart(visitor, {
        items: [{ variantId: book, quantity }],
        delivery: 'home',
        payment: 'cash_on_delivery',
        ...choice,
      }),
    setLimit: (limit: Partial<NewLimit>, by = school.master) =>
      by.call('PUT /v2.0/organizations/{id}/budgets', {
        params,
        body: { userId: null, costCenterId: null, period: 'month', ...limit },
      }),
    limitsFor: async (visitor: Visitor) =>
      (await visitor.call('GET /v2.0/organizations/{id}/budgets', { params })).body.items,
    addCenter: (code: string, name = 'Könyvtár', by = school.master) =>
      by.call('POST /v2.0/organizations/{id}/cost_centers', { params, body: { code, name, isActive: true } }),
    changeCenter: ({ id, ...center }: CostCenter, change: Partial<CostCenter>) =>
      school.master.call('PUT /v2.0/organizations/{groupId}/cost_centers/{id}', {
        params: { groupId: school.id, id },
        body: { ...center, ...change },
      }),
    send: (by: Visitor, cart: Awaited<ReturnType<typeof fillCart>>, costCenterId?: number) =>
      by.call('POST /v2.0/organizations/{id}/approvals', {
        params,
        body: requestOf(cart, costCenterId === undefined ? {} : { costCenterId }),
      }),
    approve: async (id: string) => {
      const of = { groupId: school.id, id }
      const at = 'GET /v2.0/organizations/{groupId}/approvals/{id}'
      const { version, totals } = (await school.master.call(at, { params: of })).body
      return school.master.call('PUT /v2.0/organizations/{groupId}/approvals/{id}/approve', {
        params: of,
        body: { version, expectedTotal: totals.total.gross },
      })
    },
  }
}
