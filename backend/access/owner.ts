import { and, eq, isNull, or, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { MemberPermission } from '#contracts/roles.ts'
import { type Actor, isMemberWith, membershipOf } from './actor.ts'

/** Whose a resource is. With a user it is the user's, whichever session asks; without a user it is the session's. */
export interface Owner {
  sessionId?: string | null
  userId?: number | null
  organizationId?: number | null
}

/** The columns of a table that tell the owner of a row. */
interface OwnedTable {
  sessionId?: PgColumn
  userId: PgColumn
}

/** Whose a resource is that the actor makes. A guest owns nothing. */
export const ownerOf = (actor: Actor): Owner =>
  actor.kind === 'session' ? { sessionId: actor.sessionId, userId: actor.userId } : {}

export const owns = ({ sessionId = null, userId = null }: Owner, resource: Owner): boolean => {
  if (userId !== null) return resource.userId === userId
  return sessionId !== null && (resource.userId ?? null) === null && resource.sessionId === sessionId
}

/** The `where` of a query for the rows of an owner; the same rule as `owns`. */
export const ownedBy = ({ sessionId = null, userId = null }: Owner, table: OwnedTable): SQL => {
  if (userId !== null) return eq(table.userId, userId)
  const ofSession =
    sessionId === null || !table.sessionId ? undefined : and(eq(table.sessionId, sessionId), isNull(table.userId))
  return ofSession ?? sql`false`
}

/** The `where` of a query for the rows of an organisation. */
export const ofOrganization = (id: number, table: { organizationId: PgColumn }): SQL => eq(table.organizationId, id)

/** The `where` of a query for the actor's own rows, and with the permission those of the whole organisation. */
export const seenBy = (
  actor: Actor,
  permission: MemberPermission,
  table: OwnedTable & { organizationId: PgColumn },
): SQL => {
  const own = ownedBy(ownerOf(actor), table)
  const organization = isMemberWith(actor, permission) ? membershipOf(actor) : null
  return (organization && or(own, ofOrganization(organization.id, table))) ?? own
}

/** Whether something that is kept for one customer, or for everybody, is for this one. */
export const isFor = (customer: Owner, { userId = null }: Owner): boolean =>
  userId === null || owns(customer, { userId })
