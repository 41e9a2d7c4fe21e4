import type { ListingQuery, ProductList } from '#contracts/listing.ts'
import type { Context } from '../../kernel/context.ts'
import { fail, ok, type Result } from '../../kernel/result.ts'
import { liveCatalog } from '../catalog-index/catalog-index.ts'
import { dayNumber } from '../catalog-index/rules/variant-record.ts'
import { decodeCursor, encodeCursor } from '../catalog/rules/cursor.ts'
import { shopDay } from '../catalog/rules/shop-day.ts'
import { productSearch } from '../search/engine/postgres-engine.ts'
import { describeReading } from '../search/describe-reading.ts'
import { readQuery } from '../search/read-query.ts'
import { textOf } from '../search/rules/tokens.ts'
import { selectCards } from '../catalog/variants/select-cards.ts'
import { choicesOf } from '../catalog-index/rules/choices.ts'
import { facetRows } from './rules/facet-rows.ts'
import { filtersOf } from './rules/filters-of.ts'
import { isSearch, type ListOrder, orderFor, orderOf, sortValuesOf } from './rules/list-orders.ts'
import { scopeOf } from './find-scope.ts'
import { scan } from '../catalog-index/rules/scan.ts'
import { parameterFilters } from './rules/parameter-filters.ts'
import { type PageRow, selectPage } from './rules/select-page.ts'

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
