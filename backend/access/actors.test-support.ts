import { randomUUID } from 'node:crypto'
import type { MemberPermission, Role } from '#contracts/roles.ts'
import type { Connection } from '../db/connect.ts'
import { hashText } from '../kernel/hash-text.ts'

/** Every kind of actor: the guest has no session, the others have one. */
export const actorKinds = [
  'guest',
  'anonymous',
  'customer',
  'slave',
  'slave who may order',
  'master',
  'impersonator',
  'impersonator of a member',
  'impersonator of a master',
] as const
export type ActorKind = (typeof actorKinds)[number]

type Membership = [Role, ...MemberPermission[]]

const memberships: Partial<Record<ActorKind, Membership>> = {
  slave: ['ROLE_B2B_SLAVE'],
  'slave who may order': ['ROLE_B2B_SLAVE', 'B2B_SLAVE_PLACE_ORDER'],
  master: ['ROLE_B2B_MASTER'],
  'impersonator of a member': ['ROLE_B2B_SLAVE', 'B2B_SLAVE_PLACE_ORDER'],
  'impersonator of a master': ['ROLE_B2B_MASTER'],
}

/** What the actor, or whom an impersonator acts for, is in an organisation. */
export const roleOf = (kind: ActorKind): Role | undefined => memberships[kind]?.[0]

export const isImpersonator = (kind: ActorKind): boolean => kind.startsWith('impersonator')

interface Person {
  userId: number | null
  impersonatorId: number | null
}

export type People = Record<ActorKind, Person>

type Pool = Connection['pool']

const insertId = async (pool: Pool, sql: string, values: unknown[]): Promise<number> =>
  (await pool.query<{ id: number }>(`${sql} returning id`, values)).rows[0]?.id ?? 0

const insertUser = (pool: Pool, operator = false): Promise<number> =>
  insertId(
    pool,
    `insert into users (email, segment, first_name, last_name, operator) values ($1, 'b2c', 'Anna', 'Kovács', $2)`,
    [`${randomUUID()}@example.hu`, operator],
  )

const insertOrganization = (pool: Pool): Promise<number> =>
  insertId(pool, 'insert into organizations (name) values ($1)', ['Iskola'])

export const setMembership = async (
  { pool }: Connection,
  userId: number,
  organizationId: number,
  [role, ...permissions]: Membership,
): Promise<void> => {
  await pool.query(
    `insert into memberships (user_id, organization_id, role, permissions) values ($1, $2, $3, $4)
     on conflict (user_id) do update set organization_id = $2, role = $3, permissions = $4`,
    [userId, organizationId, role, permissions],
  )
}

const noUser: Person = { userId: null, impersonatorId: null }

/** One person of each kind. The slaves and the master are members of one organisation, those who are impersonated of another. */
export const insertPeople = async (connection: Connection): Promise<People> => {
  const { pool } = connection
  const [own, ofImpersonated] = [await insertOrganization(pool), await insertOrganization(pool)]
  const insert = async (kind: ActorKind): Promise<Person> => {
    const userId = await insertUser(pool)
    const membership = memberships[kind]
    if (membership) await setMembership(connection, userId, isImpersonator(kind) ? ofImpersonated : own, membership)
    return { userId, impersonatorId: isImpersonator(kind) ? await insertUser(pool, true) : null }
  }
  return {
    guest: noUser,
    anonymous: noUser,
    customer: await insert('customer'),
    slave: await insert('slave'),
    'slave who may order': await insert('slave who may order'),
    master: await insert('master'),
    impersonator: await insert('impersonator'),
    'impersonator of a member': await insert('impersonator of a member'),
    'impersonator of a master': await insert('impersonator of a master'),
  }
}

/** @returns the token of a new session; undefined for a guest */
export const openSessionOf = async (
  { pool }: Connection,
  people: People,
  kind: ActorKind,
  now: Date,
): Promise<string | undefined> => {
  if (kind === 'guest') return undefined
  const { userId, impersonatorId } = people[kind]
  const [id, token] = [randomUUID(), randomUUID()]
  if (impersonatorId !== null)
    await pool.query(
      `insert into impersonations (id, operator_id, user_id, reason, link_expires_at, began_at) values ($1, $2, $3, 'test', $4, $4)`,
      [id, impersonatorId, userId, now],
    )
  await pool.query(
    `insert into sessions (id, token_hash, user_id, impersonator_id, segment, remember, created_at, expires_at)
     values ($1, $2, $3, $4, 'b2c', true, $5::timestamptz, $5::timestamptz + interval '1 day')`,
    [id, hashText(token), userId, impersonatorId, now],
  )
  return token
}
