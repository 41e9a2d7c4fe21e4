import type { ListingQuery } from '#contracts/listing.ts'
import type { Context } from '../../../kernel/context.ts'
import { shopDay } from '../../catalog/rules/shop-day.ts'
import type { Question } from '../../catalog-index/rules/facet.ts'
import { dayNumber } from '../../catalog-index/rules/variant-record.ts'
import type { CatalogIndex } from '../../catalog-index/service.ts'

/** What a request asks the index. */
export const questionOf = (
  { currency, now }: Pick<Context, 'currency' | 'now'>,
  index: CatalogIndex,
  query: ListingQuery,
): Question => ({ index, query, currency, today: dayNumber(shopDay(now())) })
