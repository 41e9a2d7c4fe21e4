import type { Organization, OrganizationMember } from '#contracts/organizations.ts'
import { isMemberWith, membershipOf } from '../../access/actor.ts'
import { can } from '../../access/can.ts'
import type { Database } from '../../db/connect.ts'
import { freeCredit } from '../buying-rules/rules/credit.ts'
import { readCredit, readDefaultMethod } from '../buying-rules/service.ts'
import type { Context } from '../../kernel/context.ts'
import { fail, ok, type Result } from '../../kernel/result.ts'
import { sameMailbox } from '../orders/rules/same-mailbox.ts'
import { billingOf } from './rules/billing-of.ts'
import { presentMember } from './present-member.ts'
import { selectMembers, selectMembershipOf, selectOrganization } from './queries.ts'

export { recordAct } from './audit.ts'
export {
  insertMembership,
  isStillMember,
  selectByName as findOrganizations,
  selectMembers,
  selectMembershipOf,
  selectOrganization,
} from './queries.ts'
export { isLastMaster } from './rules/masters.ts'

/** What the caller is in the organisation; null for others. */
const membershipIn = ({ actor }: Context, organizationId: number) =>
  can(actor, 'organizations.read', { organizationId }) ? membershipOf(actor) : null

export const findOrganization = async (ctx: Context, id: number): Promise<Result<Organization, 'not_found'>> => {
  const membership = membershipIn(ctx, id)
  const organization = membership && (await selectOrganization(ctx.db, id))
  if (!organization) return fail('not_found')
  const { role, permissions } = membership
  const credit = isMemberWith(ctx.actor, 'VIEW_CREDIT_LIMIT') ? await readCredit(ctx.db, id) : null
  return ok({
    id,
    name: organization.name,
    billing: organization.details && billingOf(organization.details),
    membership: { role, permissions: [...permissions] },
    credit: credit && { ...credit, free: freeCredit(credit) },
    defaultPaymentMethodId: await readDefaultMethod(ctx.db, id),
  })
}

export const listMembers = async (
  ctx: Context,
  id: number,
): Promise<Result<{ items: OrganizationMember[] }, 'not_found'>> => {
  const membership = membershipIn(ctx, id)
  if (!membership) return fail('not_found')
  const rows = await selectMembers(ctx.db, id)
  return ok({ items: rows.map((row) => presentMember(row, ctx.locale, membership.role === 'ROLE_B2B_MASTER')) })
}

/** Why a user cannot join the organisation: an account belongs to one at most. */
export const refuseMember = async (
  db: Database,
  organizationId: number,
  userId: number,
): Promise<'already_member' | 'member_elsewhere' | undefined> => {
  const membership = await selectMembershipOf(db, userId)
  if (!membership) return undefined
  return membership.organizationId === organizationId ? 'already_member' : 'member_elsewhere'
}

/** The members who get a copy of the mails of the organisation's orders, without the buyer, who has the mail already. */
export const findNotified = async (
  db: Database,
  {
    organizationId,
    userId,
    contact,
  }: { organizationId: number | null; userId: number | null; contact: { email: string } },
) => {
  if (organizationId === null) return []
  return (await selectMembers(db, organizationId)).filter(
    ({ id, email, role, permissions }) =>
      id !== userId &&
      !sameMailbox(email, contact.email) &&
      (role === 'ROLE_B2B_MASTER' || permissions.includes('RECEIVE_NOTIFICATIONS')),
  )
}
