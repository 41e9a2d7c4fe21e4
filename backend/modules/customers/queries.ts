import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Me } from '#contracts/session.ts'
import type { Segment } from '#contracts/shop.ts'
import type { Database } from '../../db/connect.ts'
import { credentials } from '../../db/schema/credentials.ts'
import { customerAddresses } from '../../db/schema/addresses.ts'
import { users } from '../../db/schema/customers.ts'
import { invoices } from '../../db/schema/invoices.ts'
import { orders } from '../../db/schema/orders.ts'
import { memberships, organizations } from '../../db/schema/organizations.ts'

export type UserRow = typeof users.$inferSelect

/** @param email in lower case */
export const selectByEmail = async (db: Database, email: string): Promise<UserRow | undefined> =>
  (await db.select().from(users).where(eq(users.email, email)))[0]

const defaultOf = (kind: 'delivery' | 'billing') =>
  sql<number | null>`(select ${customerAddresses.id} from ${customerAddresses}
    where ${customerAddresses.userId} = ${users.id} and ${customerAddresses.kind} = ${kind} and ${customerAddresses.isDefault})`

type OverdueInvoice = NonNullable<Me['overdueInvoice']>

/** As JSON, because a user has none or several. Members see those of their organisation, too, if they may see its invoices. */
const overdueInvoice = sql<OverdueInvoice | null>`(select json_build_object('number', ${invoices.number},
    'orderUuid', ${orders.uuid}, 'dueOn', ${invoices.dueOn}, 'currency', ${invoices.currency}, 'payable', ${invoices.payable})
  from ${invoices} join ${orders} on ${orders.id} = ${invoices.orderId}
  where (${orders.userId} = ${users.id} or (${orders.organizationId} = ${memberships.organizationId}
      and (${memberships.role} = 'ROLE_B2B_MASTER' or 'ACCESS_ALL_ORGANIZATION_INVOICE' = any(${memberships.permissions}))))
    and ${invoices.status} = 'expired' and ${invoices.kind} = 'invoice'
  order by ${invoices.dueOn}, ${invoices.id} limit 1)`

/** In the order in which they were added. */
const addedCredentials = sql<
  Me['credentials']
>`(select coalesce(json_agg(json_build_object('provider', ${credentials.provider},
    'addedAt', to_char(${credentials.addedAt} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"'), 'email', ${credentials.email}) order by ${credentials.id}), '[]')
  from ${credentials} where ${credentials.userId} = ${users.id})`

/** The user with the organisation and the default addresses; undefined if the user was deleted. */
export const selectProfile = async (db: Database, id: number) =>
  (
    await db
      .select({
        user: users,
        role: memberships.role,
        organizationId: organizations.id,
        organizationName: organizations.name,
        defaultDeliveryDataId: defaultOf('delivery'),
        defaultBillingDataId: defaultOf('billing'),
        overdueInvoice,
        addedCredentials,
      })
      .from(users)
      .leftJoin(memberships, eq(memberships.userId, users.id))
      .leftJoin(organizations, eq(organizations.id, memberships.organizationId))
      .where(eq(users.id, id))
  )[0]

export const selectUser = async (db: Database, id: number): Promise<UserRow | undefined> =>
  (await db.select().from(users).where(eq(users.id, id)))[0]

/** Sign-ins of the user and changes of how the user signs in wait until the transaction ends. */
export const lockUser = async (db: Database, id: number): Promise<UserRow | undefined> =>
  (await db.select().from(users).where(eq(users.id, id)).for('no key update'))[0]

export const updateName = async (
  db: Database,
  id: number,
  name: Pick<UserRow, 'nameType' | 'firstName' | 'lastName'>,
): Promise<void> => {
  await db.update(users).set(name).where(eq(users.id, id))
}

/** @returns undefined if the e-mail address has an account already */
export const insertUser = async (
  db: Database,
  values: typeof users.$inferInsert,
): Promise<{ id: number } | undefined> => {
  const [created] = await db
    .insert(users)
    .values(values)
    .onConflictDoNothing({ target: users.email })
    .returning({ id: users.id })
  return created
}

/** A new organisation with the user as its master. */
export const insertOrganizationOf = async (db: Database, userId: number, name: string): Promise<void> => {
  const [created] = await db.insert(organizations).values({ name }).returning({ id: organizations.id })
  if (!created) throw new Error('The new organisation came back empty')
  await db.insert(memberships).values({ userId, organizationId: created.id, role: 'ROLE_B2B_MASTER' })
}

/** @returns false, and changes nothing, if the password was changed meanwhile */
export const replacePasswordHash = async (
  db: Database,
  id: number,
  before: string,
  after: string,
): Promise<boolean> => {
  const { rowCount } = await db
    .update(users)
    .set({ passwordHash: after })
    .where(and(eq(users.id, id), eq(users.passwordHash, before)))
  return rowCount === 1
}

export const updatePasswordHash = async (db: Database, id: number, passwordHash: string): Promise<void> => {
  await db.update(users).set({ passwordHash }).where(eq(users.id, id))
}

/** Throws a unique violation if the address has an account. @param email in lower case */
export const updateEmail = async (db: Database, id: number, email: string): Promise<void> => {
  await db.update(users).set({ email }).where(eq(users.id, id))
}

/** The names of those who still have an account. */
export const selectNames = (db: Database, ids: readonly number[]) =>
  db
    .select({ id: users.id, firstName: users.firstName, lastName: users.lastName })
    .from(users)
    .where(inArray(users.id, [...ids]))

export const selectEmail = async (db: Database, id: number): Promise<string | undefined> =>
  (await db.select({ email: users.email }).from(users).where(eq(users.id, id)))[0]?.email

/**
 * The user as it is now, locked as by `lockUser`: a change of address or password waits for what begins here, and then
 * ends it. Undefined if they are not those any more that were checked.
 */
export const lockChecked = async (
  db: Database,
  { id, email, passwordHash }: Pick<UserRow, 'id' | 'email' | 'passwordHash'>,
): Promise<UserRow | undefined> => {
  const user = await lockUser(db, id)
  return user?.email === email && user.passwordHash === passwordHash ? user : undefined
}

export const updateSegment = async (db: Database, id: number, segment: Segment): Promise<void> => {
  await db.update(users).set({ segment }).where(eq(users.id, id))
}
