import { sql } from 'drizzle-orm'
import type { ConditionForm } from '#contracts/deal-forms.ts'
import type { Database } from '../../db/connect.ts'

/** The form names something that the shop does not have. */
export class UnknownTarget extends Error {}

const tables = {
  variant: sql`variants where sku`,
  product: sql`products where key`,
  category: sql`categories where key`,
  publisher: sql`publishers where key`,
}

/** @throws UnknownTarget */
export const findTarget = async (db: Database, kind: ConditionForm['kind'], target: string): Promise<number> => {
  const { rows } = await db.execute<{ id: number }>(sql`select id from ${tables[kind]} = ${target}`)
  const [row] = rows
  if (!row) throw new UnknownTarget(`There is no ${kind} ${target}.`)
  return row.id
}

/** @throws UnknownTarget */
export const findTargets = (
  db: Database,
  conditions: readonly ConditionForm[],
): Promise<{ kind: ConditionForm['kind']; targetId: number }[]> =>
  Promise.all(conditions.map(async ({ kind, target }) => ({ kind, targetId: await findTarget(db, kind, target) })))
