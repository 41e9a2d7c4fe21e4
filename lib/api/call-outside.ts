import 'server-only'
import type { Currency, Locale } from '#contracts/shop.ts'
import { storefrontEnv } from '#lib/env/storefront.ts'
import { defaultMarket } from '#lib/market/market.ts'
import type { CacheTag } from './cache-tags.ts'
import { createCall } from './call.ts'
import { cacheOptions } from './cache-options.ts'

interface Outside {
  locale?: Locale
  currency?: Currency
  /** The tags that a cached answer depends on. Without tags the answer is not cached. */
  tags?: CacheTag[]
}

/** Calls for data that belong to no market and to no visitor: sitemaps and feeds. */
export const callOutside = ({ locale = 'hu', currency = defaultMarket.currency, tags = [] }: Outside) =>
  createCall((path, { headers, ...init }) =>
    fetch(storefrontEnv().API_BASE_URL + path, {
      ...init,
      headers: { ...headers, 'Accept-Language': locale, 'X-Currency': currency },
      ...cacheOptions(tags),
    }),
  )
