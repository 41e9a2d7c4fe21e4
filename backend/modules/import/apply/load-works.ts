import { or } from 'drizzle-orm'
import type { Database } from '../../../db/connect.ts'
import { workKeys, works } from '../../../db/schema/products.ts'
import { anyOf } from './any-of.ts'
import type { LoadedWork } from './working-set.ts'

/** Works with one of these ids or keys, with all identifiers of each. */
export const loadWorks = async (
  db: Database,
  ids: readonly number[],
  keys: readonly string[],
): Promise<LoadedWork[]> => {
  if (ids.length + keys.length === 0) return []
  const rows = await db
    .select()
    .from(works)
    .where(or(anyOf(works.id, ids, 'int'), anyOf(works.key, keys, 'text')))
  if (rows.length === 0) return []
  const identifiers = await db
    .select()
    .from(workKeys)
    .where(
      anyOf(
        workKeys.workId,
        rows.map(({ id }) => id),
        'int',
      ),
    )
  const keysOf = Map.groupBy(identifiers, ({ workId }) => workId)
  return rows.map((row) => ({ row, keys: new Set((keysOf.get(row.id) ?? []).map(({ key }) => key)) }))
}

/** The works that messages name by these identifiers, or the shop by these keys of its own. */
export const findWorkIds = async (
  db: Database,
  identifiers: readonly string[],
  ownKeys: readonly string[],
): Promise<number[]> => {
  const named =
    identifiers.length === 0
      ? []
      : await db
          .select({ id: workKeys.workId })
          .from(workKeys)
          .where(anyOf(workKeys.key, identifiers, 'text'))
  const own =
    ownKeys.length === 0
      ? []
      : await db
          .select({ id: works.id })
          .from(works)
          .where(anyOf(works.key, ownKeys, 'text'))
  return [...named, ...own].map(({ id }) => id)
}
