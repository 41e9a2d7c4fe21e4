import type { Organization, OrganizationMember } from '#contracts/organizations.ts'
import { can } from '../../access/can.ts'
import type { Context } from '../../kernel/context.ts'
import { fail, ok, type Result } from '../../kernel/result.ts'
import { presentMember } from './present-member.ts'
import { selectMembers, selectOrganization } from './queries.ts'

export { recordAct } from './audit.ts'
export { insertMembership, lockMembers, selectMembers, selectMembershipOf } from './queries.ts'

/** What the caller is in the organisation; undefined for others. */
const membershipIn = ({ actor }: Context, organizationId: number) =>
  actor.kind === 'session' && can(actor, 'organizations.read', { organizationId }) ? actor.organization : null

export const findOrganization = async (ctx: Context, id: number): Promise<Result<Organization, 'not_found'>> => {
  const membership = membershipIn(ctx, id)
  const organization = membership && (await selectOrganization(ctx.db, id))
  if (!organization) return fail('not_found')
  const { role, permissions } = membership
  return ok({ ...organization, membership: { role, permissions: [...permissions] } })
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
