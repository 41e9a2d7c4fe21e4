import { inArray } from 'drizzle-orm'
import { stripVersions } from '../../../db/schema/contents.ts'
import type { Context } from '../../../kernel/context.ts'
import { currentVersion } from '../rules/current-version.ts'

/** The current version of each strip. A strip whose first version is in the future is missing. */
export const findVersions = async (
  { recentDb, now }: Context,
  stripIds: readonly number[],
): Promise<Map<number, number>> => {
  const rows = await recentDb
    .select()
    .from(stripVersions)
    .where(inArray(stripVersions.stripId, [...stripIds]))
  return new Map(
    [...Map.groupBy(rows, ({ stripId }) => stripId)].flatMap(([stripId, versions]) => {
      const current = currentVersion(versions, now())
      return current ? [[stripId, current.id] as const] : []
    }),
  )
}
