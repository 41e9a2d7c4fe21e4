import { and, eq, inArray } from 'drizzle-orm'
import { userIdOf } from '../../../access/actor.ts'
import { ownedBy } from '../../../access/owner.ts'
import { shoppingListItems as items, shoppingLists as lists } from '../../../db/schema/shopping-lists.ts'
import type { Context } from '../../../kernel/context.ts'

/** Those of the variants that are on a list of the customer. */
export const selectFavourites = async (
  { db, actor }: Pick<Context, 'db' | 'actor'>,
  ids: readonly number[],
): Promise<Set<number>> => {
  const userId = userIdOf(actor)
  if (userId === null || ids.length === 0) return new Set()
  const rows = await db
    .selectDistinct({ id: items.variantId })
    .from(items)
    .innerJoin(lists, eq(lists.id, items.listId))
    .where(and(ownedBy({ userId }, lists), inArray(items.variantId, [...ids])))
  return new Set(rows.map(({ id }) => id))
}
