import { taxpayerOf } from '#contracts/form-fields.ts'
import { serves } from '#contracts/operation-mode.ts'
import type { Services } from '../../kernel/context.ts'
import { saveSeat } from '../address-book/service.ts'
import { readConfiguration } from '../configuration/service.ts'
import { lockUser, updateSegment } from '../customers/service.ts'
import { insertMembership, selectMembershipOf } from '../organizations/service.ts'
import { endSessionsOf } from '../sessions/service.ts'
import { insertOrganization, lockRegistration, selectRegistration, updateRegistration } from './queries.ts'

type Work = Pick<Services, 'db' | 'now' | 'jobs'>

/** Why an operator cannot decide. In a shop for readers an approved contact could not sign in any more. */
export type Undecidable = 'unknown' | 'decided' | 'organization_exists' | 'member_elsewhere' | 'readers_only'

/** Users are locked before what is theirs, as everywhere. */
const lockPending = async (tx: Work, id: number) => {
  const found = await selectRegistration(tx.db, id)
  if (!found || !(await lockUser(tx.db, found.userId))) return 'unknown'
  const row = await lockRegistration(tx.db, id)
  if (!row) return 'unknown'
  return row.status === 'pending' ? row : 'decided'
}

/**
 * Makes the organisation, and its contact the first master. The sessions of the contact end, because they show the prices
 * of readers. To be called in a transaction.
 */
export const approve = async (tx: Work, id: number): Promise<{ organizationId: number } | Undecidable> => {
  const row = await lockPending(tx, id)
  if (typeof row === 'string') return row
  const { firstName: _f, lastName: _l, email: _e, phone: _p, ...details } = row.details
  const { userId } = row
  const { operation_mode } = await readConfiguration(tx.db)
  if (!serves(operation_mode, 'b2b')) return 'readers_only'
  if (await selectMembershipOf(tx.db, userId)) return 'member_elsewhere'
  const organizationId = await insertOrganization(tx.db, {
    name: details.company,
    details,
    taxpayer: taxpayerOf(details),
  })
  if (organizationId === undefined) return 'organization_exists'
  await saveSeat(tx, organizationId, details)
  await insertMembership(tx.db, { userId, organizationId, role: 'ROLE_B2B_MASTER', permissions: [] })
  await updateSegment(tx.db, userId, 'b2b')
  await endSessionsOf(tx, userId)
  await updateRegistration(tx.db, id, { status: 'approved', decidedAt: tx.now(), organizationId })
  await tx.jobs.enqueue(tx.db, 'organization-mail', { id, news: 'approved' })
  return { organizationId }
}

/** To be called in a transaction. */
export const refuse = async (tx: Work, id: number, reason: string): Promise<Undecidable | undefined> => {
  const row = await lockPending(tx, id)
  if (typeof row === 'string') return row
  await updateRegistration(tx.db, id, { status: 'refused', decidedAt: tx.now(), reason })
  await tx.jobs.enqueue(tx.db, 'organization-mail', { id, news: 'refused' })
  return undefined
}
