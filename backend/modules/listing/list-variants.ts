import type { ListingQuery, ProductList } from '#contracts/listing.ts'
import type { Context } from '../../kernel/context.ts'
import { fail, ok, type Result } from '../../kernel/result.ts'
import { decodeCursor, encodeCursor } from '../../kernel/cursor.ts'
import { findVariantCards } from '../catalog/service.ts'
import type { Row } from '../catalog-index/rules/page-order.ts'
import { countIndex } from '../catalog-index/service.ts'
import { textOf } from '../search/rules/tokens.ts'
import type { Reading } from '../search/rules/reading.ts'
import { describeReading } from '../search/service.ts'
import { openListing } from './open-listing.ts'
import { filtersOf } from './rules/filters-of.ts'
import { isSearch, type ListOrder, orderFor, orderOf, sortValuesOf } from './rules/list-orders.ts'
import type { ListingScope } from './rules/listing-scope.ts'
import { pageOf, valueOf } from './rules/page-of.ts'
import { parameterFilters } from './rules/parameter-filters.ts'
import { questionOf } from './rules/question.ts'

const cursorAfter = (last: Row | undefined, order: ListOrder): string | null =>
  last ? encodeCursor({ order: order.name, value: valueOf(last, order), id: last.productId }) : null

const correct = async (reading: Reading, missed: ListingScope['missed']): Promise<string | undefined> => {
  const corrected = missed && (await reading.search?.correct(missed.query, missed.similar))
  return corrected && [...reading.understood.map(({ tokens }) => textOf(tokens)), corrected].join(' ')
}

/** The one way to a list of books: of everything, a category, an author, a search, a collection. */
export const listVariants = async (
  ctx: Context,
  query: ListingQuery,
  collectionId?: number,
): Promise<Result<ProductList, 'invalid_data_provided'>> => {
  const { currency, locale } = ctx
  const { index, reading, scope } = await openListing(ctx, query, { collectionId })
  const order = collectionId === undefined ? orderFor(reading) : orderOf('position')
  const place = query.cursor === undefined ? undefined : decodeCursor(query.cursor, order.name)
  if (query.cursor !== undefined && !(place && (place.value !== null || !order.value)))
    return fail('invalid_data_provided', { field: 'cursor', issues: [{ field: 'cursor', code: 'invalid' }] })
  const { limit, shown_price: shownPrice } = query
  const page = pageOf(index.entries, { scope, order, currency, locale, place, limit, shownPrice })
  const counted = await countIndex(questionOf(ctx, index, reading.query), scope, locale, page)
  const { count, rows: found } = counted
  const filters = [
    ...filtersOf(counted, reading.query, locale),
    ...parameterFilters(index, counted, locale, query.parameter),
  ]
  const rows = found.slice(0, limit)
  const ids = rows.map(({ variantId }) => variantId)
  const cards = await findVariantCards(ctx, ids)
  const didYouMean = await correct(reading, scope.missed)
  return ok({
    products: ids.flatMap((id) => cards.get(id) ?? []),
    sortValues: collectionId ? [] : sortValuesOf(isSearch(reading)),
    filters,
    cursor: found.length > limit ? cursorAfter(rows.at(-1), order) : null,
    count,
    ...(didYouMean && { didYouMean }),
    ...(query.q && { understanding: await describeReading(ctx, index, reading) }),
  })
}
