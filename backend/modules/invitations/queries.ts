import { and, desc, eq, inArray, isNull, lte, type SQL } from 'drizzle-orm'
import { ofOrganization } from '../../access/owner.ts'
import type { Database } from '../../db/connect.ts'
import { deleteRows } from '../../db/delete-rows.ts'
import { users } from '../../db/schema/customers.ts'
import { invitations, organizations } from '../../db/schema/organizations.ts'
import type { Services } from '../../kernel/context.ts'
import { rememberedMs } from './rules/state-of.ts'

export type InvitationRow = typeof invitations.$inferSelect

const isOpen = and(isNull(invitations.acceptedAt), isNull(invitations.revokedAt))

/** Neither accepted nor revoked; those that have expired are among them. */
export const selectOpen = (db: Database, organizationId: number): Promise<InvitationRow[]> =>
  db
    .select()
    .from(invitations)
    .where(and(ofOrganization(organizationId, invitations), isOpen))
    .orderBy(desc(invitations.invitedAt), desc(invitations.id))

export const insertInvitations = async (
  db: Database,
  rows: (typeof invitations.$inferInsert)[],
): Promise<InvitationRow[]> => db.insert(invitations).values(rows).returning()

/** An expired invitation makes room for a new one to the same address. */
export const deleteInvitations = async (db: Database, ids: string[]): Promise<void> => {
  await db.delete(invitations).where(inArray(invitations.id, ids))
}

/** Locked until the caller's transaction ends. @param inOrganization an open one of this organisation */
export const lockInvitation = async (
  db: Database,
  id: string,
  inOrganization?: number,
): Promise<InvitationRow | undefined> => {
  const isThere: SQL | undefined =
    inOrganization === undefined
      ? eq(invitations.id, id)
      : and(eq(invitations.id, id), ofOrganization(inOrganization, invitations), isOpen)
  return (await db.select().from(invitations).where(isThere).for('update'))[0]
}

export const updateInvitation = async (
  db: Database,
  id: string,
  changes: Partial<Omit<InvitationRow, 'id'>>,
): Promise<InvitationRow> => {
  const [row] = await db.update(invitations).set(changes).where(eq(invitations.id, id)).returning()
  if (!row) throw new Error('The changed invitation came back empty')
  return row
}

const described = (db: Database) =>
  db
    .select({
      invitation: invitations,
      organizationName: organizations.name,
      inviter: { firstName: users.firstName, lastName: users.lastName },
    })
    .from(invitations)
    .innerJoin(organizations, eq(organizations.id, invitations.organizationId))
    .leftJoin(users, eq(users.id, invitations.invitedBy))

/** With the name of the organisation and of who invites. */
export const selectByCode = async (db: Database, codeHash: string) =>
  (await described(db).where(eq(invitations.codeHash, codeHash)))[0]

export const selectForMail = async (db: Database, id: string) => (await described(db).where(eq(invitations.id, id)))[0]

/** @returns how many were deleted */
export const deleteOldInvitations = ({ db }: Pick<Services, 'db'>, now: Date): Promise<number> =>
  deleteRows(db, invitations, lte(invitations.expiresAt, new Date(now.getTime() - rememberedMs)))
