import { type ListingQuery, listingQuery, type ProductList } from '#contracts/listing.ts'
import type { VariantCard } from '#contracts/variant-cards.ts'
import type { Context } from '../../kernel/context.ts'
import type { Result } from '../../kernel/result.ts'
import { findCollection } from '../catalog/service.ts'
import { listVariants } from './list-variants.ts'

/** @param id the number of the collection or its key */
export const listCollection = async (
  ctx: Context,
  id: string,
  query: ListingQuery,
): Promise<Result<ProductList, 'not_found' | 'invalid_data_provided'>> => {
  const collection = await findCollection(ctx, id)
  return collection.ok ? listVariants(ctx, query, collection.value.id) : collection
}

/** The first books of a collection in its own order; none where there is no such collection. */
export const findCollectionBooks = async (ctx: Context, key: string, limit: number): Promise<VariantCard[]> => {
  const list = await listCollection(ctx, key, listingQuery.parse({ limit: String(limit) }))
  return list.ok ? list.value.products : []
}
