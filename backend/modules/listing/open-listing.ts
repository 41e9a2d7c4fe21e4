import type { ListingQuery } from '#contracts/listing.ts'
import type { Context } from '../../kernel/context.ts'
import { type CatalogIndex, catalogIndex, hasListed } from '../catalog-index/service.ts'
import type { Reading } from '../search/rules/reading.ts'
import { type Opened, readQuery } from '../search/service.ts'
import { type ListingScope, scopeOf } from './rules/listing-scope.ts'
import { questionOf } from './rules/question.ts'
import { selectCollection } from './select-collection.ts'

const findScope = async (ctx: Context, index: CatalogIndex, reading: Reading): Promise<ListingScope> => {
  const { collectionId } = reading
  return scopeOf(index, reading, collectionId ? await selectCollection(ctx, collectionId) : undefined)
}

/**
 * The index, what the query asks of it and what is listed. The index is asked for once: callers at the same moment share
 * one look at the changes.
 * @param opened what the caller has opened already
 */
export const openListing = async (
  ctx: Context,
  query: ListingQuery,
  { collectionId, opened }: { collectionId?: number | undefined; opened?: Opened } = {},
) => {
  const opening = opened ? Promise.resolve(opened.index) : catalogIndex(ctx)
  const hasBooks = async (reading: Reading): Promise<boolean> => {
    const index = await opening
    const scope = await findScope(ctx, index, reading)
    return hasListed(questionOf(ctx, index, reading.query), scope)
  }
  const [index, reading] = await Promise.all([opening, readQuery(ctx, query, { collectionId, hasBooks, opened })])
  return { index, reading, scope: await findScope(ctx, index, reading) }
}
