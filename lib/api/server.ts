import 'server-only'
import type { EndpointName } from '#contracts/endpoints.ts'
import { storefrontEnv } from '#lib/env/storefront.ts'
import { currentMarket } from '#lib/market/current-market.ts'
import type { CacheTag } from './cache-tags.ts'
import { type Answer, type CallInput, createCall } from './call.ts'
import { keptBy } from './kept-by.ts'
import { withinRendering } from './rendering-limit.ts'

/**
 * Loads for a page of the current market: the answer is kept until one of its tags is announced as changed.
 * @param tags what the answer depends on; none for an answer that is not worth keeping, because nobody may ask it again
 */
export const load = async <N extends EndpointName>(name: N, input: CallInput<N>, tags: CacheTag[]): Promise<Answer<N>> => {
  const { locale, currency } = await currentMarket()
  const call = createCall((path, { headers, ...init }) =>
    fetch(storefrontEnv().API_BASE_URL + path, {
      ...init,
      headers: { ...headers, 'Accept-Language': locale, 'X-Currency': currency },
      ...keptBy(tags),
    }),
  )
  return withinRendering(call(name, input))
}
