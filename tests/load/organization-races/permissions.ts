import { randomUUID } from 'node:crypto'
import type { MemberPermission, Role } from '#contracts/roles.ts'
import type { LoadDatabase } from '../support/load-database.ts'
import type { Backends } from '../support/processes.ts'
import { type Answer, ask, type Member, openSchool } from './school.ts'

interface Places {
  school: number
  /** An order of a colleague. */
  order: string
}

interface Right {
  name: string
  membership: readonly [Role, ...MemberPermission[]]
  call: (of: Places) => Parameters<typeof ask>[2]
  isOpen: (answer: Answer) => boolean
  /** Whether the member is removed. By default the member stays, without any permission. */
  isRemoved?: true
}

const isAnswered = ({ status }: Answer) => status === 200

const rights: Right[] = [
  {
    name: 'ACCESS_ALL_ORGANIZATION_ORDER',
    membership: ['ROLE_B2B_SLAVE', 'ACCESS_ALL_ORGANIZATION_ORDER'],
    call: ({ order }) => ['GET', `/orders/${order}`],
    isOpen: isAnswered,
  },
  {
    name: 'ACCESS_ALL_ORGANIZATION_INVOICE',
    membership: ['ROLE_B2B_SLAVE', 'ACCESS_ALL_ORGANIZATION_INVOICE'],
    call: ({ order }) => ['GET', `/v2.0/me/order-invoices/${order}`],
    isOpen: isAnswered,
  },
  {
    name: 'VIEW_CREDIT_LIMIT',
    membership: ['ROLE_B2B_SLAVE', 'VIEW_CREDIT_LIMIT'],
    call: ({ school }) => ['GET', `/v2.0/organizations/${school}`],
    isOpen: ({ status, body }) => status === 200 && body['credit'] !== null,
  },
  {
    name: 'B2B_SLAVE_PLACE_ORDER',
    membership: ['ROLE_B2B_SLAVE', 'B2B_SLAVE_PLACE_ORDER'],
    call: () => ['POST', `/v2.0/me/offers/${randomUUID()}/accept`],
    // Who may accept offers is told that this one is not there.
    isOpen: ({ kind }) => kind === '404 not_found',
  },
  {
    name: 'the role of a master',
    membership: ['ROLE_B2B_MASTER'],
    call: ({ school }) => ['GET', `/v2.0/organizations/${school}/invitations`],
    isOpen: isAnswered,
  },
  {
    name: 'the membership',
    membership: ['ROLE_B2B_SLAVE'],
    call: ({ school }) => ['GET', `/v2.0/organizations/${school}/customers`],
    isOpen: isAnswered,
    isRemoved: true,
  },
]

/**
 * A member uses a right in one process, a master takes it away in the other one, and the member asks again.
 * @param order any order, which becomes one of a colleague
 */
export const takeRightsAway = async (database: LoadDatabase, { origins }: Backends, order: string) => {
  const school = await openSchool(database)
  const master = await school.join('ROLE_B2B_MASTER')
  await database.pool.query('update orders set organization_id = $2 where uuid = $1', [order, school.id])
  const pathOf = ({ userId }: Member) => `/v2.0/organizations/${school.id}/customers/${userId}`
  const outcomes: { name: string; before: boolean; after: boolean }[] = []
  for (const { name, membership, call, isOpen, isRemoved } of rights) {
    const member = await school.join(...membership)
    const [method, path] = call({ school: school.id, order })
    const body = method === 'POST' ? { version: 1 } : undefined
    const isOpenNow = async () => isOpen(await ask(origins[1], member, [method, path], body))
    const before = await isOpenNow()
    await (isRemoved
      ? ask(origins[0], master, ['DELETE', pathOf(member)])
      : ask(origins[0], master, ['PUT', `${pathOf(member)}/roles`], { role: 'ROLE_B2B_SLAVE', permissions: [] }))
    outcomes.push({ name, before, after: await isOpenNow() })
  }
  return outcomes
}
