import { createHash, randomBytes, randomUUID } from 'node:crypto'
import type { MemberPermission, Role } from '#contracts/roles.ts'
import type { LoadDatabase } from '../support/load-database.ts'

export interface Member {
  userId: number
  token: string
}

export interface School {
  id: number
  /** A new member, who is signed in. */
  join: (role: Role, ...permissions: MemberPermission[]) => Promise<Member>
  masters: () => Promise<number>
}

const idOf = async ({ pool }: LoadDatabase, sql: string, values: unknown[]): Promise<number> =>
  (await pool.query<{ id: number }>(`${sql} returning id`, values)).rows[0]?.id ?? 0

export const openSchool = async (database: LoadDatabase): Promise<School> => {
  const { pool, count } = database
  const id = await idOf(
    database,
    `insert into organizations (name, payment_term_days, credit_limit) values ('Iskola', 15, 2000000000)`,
    [],
  )
  return {
    id,
    join: async (role, ...permissions) => {
      const userId = await idOf(
        database,
        `insert into users (email, segment, first_name, last_name) values ($1, 'b2b', 'Anna', 'Tanár')`,
        [`${randomUUID()}@iskola.example`],
      )
      await pool.query(
        'insert into memberships (user_id, organization_id, role, permissions) values ($1, $2, $3, $4)',
        [userId, id, role, permissions],
      )
      const token = randomBytes(32).toString('base64url')
      await pool.query(
        `insert into sessions (id, token_hash, user_id, segment, remember, created_at, expires_at)
         values ($1, $2, $3, 'b2b', true, now(), now() + interval '1 day')`,
        [randomUUID(), createHash('sha256').update(token).digest('base64url'), userId],
      )
      return { userId, token }
    },
    masters: () =>
      count(`select count(*) from memberships where organization_id = $1 and role = 'ROLE_B2B_MASTER'`, [id]),
  }
}

export interface Answer {
  status: number
  /** `200`, `409 approval_decided` … */
  kind: string
  body: Record<string, unknown>
}

/** One call of a member at one of the backends. Each is a new press of a button, with a key of its own. */
export const ask = async (
  origin: string | undefined,
  { token }: Member,
  [method, path]: readonly ['GET' | 'POST' | 'PUT' | 'DELETE', string],
  body?: object,
): Promise<Answer> => {
  const answer = await fetch(`${origin}/api${path}`, {
    method,
    headers: {
      Authorization: `Bearer ${token}`,
      'Idempotency-Key': randomUUID(),
      ...(body && { 'Content-Type': 'application/json' }),
    },
    ...(body && { body: JSON.stringify(body) }),
  })
  const content = (await answer.json()) as Answer['body'] & { error?: { code: string } }
  const { status } = answer
  return { status, kind: content.error ? `${status} ${content.error.code}` : String(status), body: content }
}

/** @returns how many answers of each kind there are */
export const countKinds = (kinds: readonly string[]): Record<string, number> =>
  Object.fromEntries([...new Set(kinds)].map((kind) => [kind, kinds.filter((one) => one === kind).length]))
