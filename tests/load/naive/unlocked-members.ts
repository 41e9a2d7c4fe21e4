import type { Database } from '#backend/db/connect.ts'
import { memberships } from '#backend/db/schema/organizations.ts'
import { ofOrganization } from '#backend/access/owner.ts'

export * from '#backend/access/lock-members.ts'

/** Reads the members without locking the organisation, so two orders at once count the same sum. */
export const lockMembers = (db: Database, organizationId: number) =>
  db
    .select({ userId: memberships.userId, role: memberships.role })
    .from(memberships)
    .where(ofOrganization(organizationId, memberships))

/** Locks neither the user nor the organisation. */
export const lockAsMaster = async (db: Database, organizationId: number, userId: number): Promise<boolean> =>
  (await lockMembers(db, organizationId)).some(
    (member) => member.userId === userId && member.role === 'ROLE_B2B_MASTER',
  )
