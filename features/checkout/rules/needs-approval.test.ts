import { expect, test } from 'vitest'
import type { DraftOrder } from '#contracts/draft-order-answer.ts'
import type { Organization } from '#contracts/organizations.ts'
import { needsApproval } from './needs-approval.ts'

const member = (
  role: 'ROLE_B2B_MASTER' | 'ROLE_B2B_SLAVE',
  ...permissions: Organization['membership']['permissions']
) => ({ membership: { role, permissions } }) as Organization
const people = {
  reader: undefined,
  master: member('ROLE_B2B_MASTER'),
  slave: member('ROLE_B2B_SLAVE'),
  buyer: member('ROLE_B2B_SLAVE', 'B2B_SLAVE_PLACE_ORDER'),
}
const offer = { uuid: '0b5a4f0e-6d0c-4f5e-9d43-1f6f7b1c2d3e', number: 'A-2026-0001', title: 'Osztálykészlet' }

const asks = (carts: Pick<DraftOrder, 'offer'>, isOver: boolean) =>
  Object.entries(people).flatMap(([name, organization]) => (needsApproval(organization, carts, isOver) ? [name] : []))

test('who may not order asks for approval, and over a limit everybody who cannot raise it', () => {
  expect(asks({ offer: null }, false)).toEqual(['slave'])
  expect(asks({ offer: null }, true)).toEqual(['slave', 'buyer'])
})

test('an offer is never sent for approval', () => {
  expect(asks({ offer }, false)).toEqual([])
  expect(asks({ offer }, true)).toEqual([])
})
