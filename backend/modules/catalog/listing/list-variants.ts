import type { ListingQuery, ProductList } from '#contracts/listing.ts'
import type { Context } from '../../../kernel/context.ts'
import { fail, ok, type Result } from '../../../kernel/result.ts'
import { liveCatalog } from '../live/live-catalog.ts'
import { dayNumber } from '../live/variant-record.ts'
import { decodeCursor, encodeCursor } from '../rules/cursor.ts'
import { shopDay } from '../rules/shop-day.ts'
import { productSearch } from '../search/postgres-search.ts'
import { describeReading } from '../search/understanding/describe-reading.ts'
import { readQuery } from '../search/understanding/read-query.ts'
import { textOf } from '../search/understanding/tokens.ts'
import { selectCards } from '../variants/select-cards.ts'
import { choicesOf } from './choices.ts'
import { facetRows } from './facet-rows.ts'
import { filtersOf } from './filters-of.ts'
import { isSearch, type ListOrder, orderFor, orderOf, sortValuesOf } from './list-orders.ts'
import { scopeOf } from './listing-scope.ts'
import { scan } from './scan.ts'
import { parameterFilters } from './parameter-filters.ts'
import { type PageRow, selectPage } from './select-page.ts'

const cursorAfter = (last: PageRow | undefined, order: ListOrder): string | null =>
  last ? encodeCursor({ order: order.name, value: last.value, id: last.productId }) : null

/** The one way to a list of books: of everything, a category, an author, a search, a collection. */
export const listVariants = async (
  ctx: Context,
  query: ListingQuery,
  collectionId?: number,
): Promise<Result<ProductList, 'invalid_data_provided'>> => {
  const { currency, locale } = ctx
  const live = await liveCatalog(ctx)
  const reading = await readQuery(ctx, live, query, collectionId)
  const order = collectionId === undefined ? orderFor(reading) : orderOf('position')
  const place = query.cursor === undefined ? undefined : decodeCursor(query.cursor, order.name)
  if (query.cursor !== undefined && !(place && (place.value !== null || !order.value)))
    return fail('invalid_data_provided', { field: 'cursor', issues: [{ field: 'cursor', code: 'invalid' }] })
  const scope = await scopeOf(ctx, live, reading)
  const scanned = scan(live, {
    scope,
    choices: choicesOf(live, reading.query),
    currency,
    today: dayNumber(shopDay(ctx.now())),
  })
  const page = selectPage(live.shelf, scanned, { scope, order, currency, place, limit: query.limit })
  const rows = page.slice(0, query.limit)
  const cards = await selectCards(
    ctx,
    rows.map(({ id }) => id),
  )
  const didYouMean = scope.missed && (await productSearch.correct(ctx, live, scope.missed.query, scope.missed.near))
  return ok({
    products: rows.flatMap(({ id }) => cards.get(id) ?? []),
    sortValues: collectionId ? [] : sortValuesOf(isSearch(reading)),
    filters: [
      ...filtersOf(facetRows(live, scanned.tally, locale, reading.query), reading.query),
      ...parameterFilters(live, scanned, locale, query.parameter),
    ],
    cursor: page.length > query.limit ? cursorAfter(rows.at(-1), order) : null,
    count: scanned.count,
    ...(didYouMean && {
      didYouMean: [...reading.understood.map(({ tokens }) => textOf(tokens)), didYouMean].join(' '),
    }),
    ...(query.q && { understanding: await describeReading(ctx, live, reading) }),
  })
}
