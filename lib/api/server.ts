import 'server-only'
import type { EndpointName } from '#contracts/endpoints.ts'
import { storefrontEnv } from '#lib/env/storefront.ts'
import { currentMarket } from '#lib/market/current-market.ts'
import { requestScope } from '#lib/process/request-scope.ts'
import { ApiError } from './api-error.ts'
import type { CacheTag } from './cache-tags.ts'
import { type Answer, type CallInput, createCall } from './call.ts'
import { cacheOptions } from './cache-options.ts'
import { withinRendering } from './rendering-limit.ts'

/** What is asked for one visitor is counted as this visitor's. What is kept is everybody's: it must not know who asked first. */
const countedFor = (tags: readonly CacheTag[]): Record<string, string> => {
  const scope = tags.length === 0 ? requestScope() : undefined
  return scope ? { 'X-Client-IP': scope.client } : {}
}

/** Tells the server why the page fails now, if the backend refused the call because its client makes too many. */
const noteRefusal = (error: unknown): never => {
  const scope = requestScope()
  if (scope && error instanceof ApiError && error.code === 'too_many_requests')
    scope.refusedFor = Number(error.params.retryAfter)
  throw error
}

/**
 * Loads for a page of the current market: the answer is kept until one of its tags is announced as changed.
 * @param tags what the answer depends on; none for an answer that is not worth keeping, because nobody may ask it again: such calls count towards their visitor's limits
 */
export const load = async <N extends EndpointName>(
  name: N,
  input: CallInput<N>,
  tags: CacheTag[],
): Promise<Answer<N>> => {
  const { locale, currency } = await currentMarket()
  const call = createCall((path, { headers, ...init }) =>
    fetch(storefrontEnv().API_BASE_URL + path, {
      ...init,
      headers: { ...headers, 'Accept-Language': locale, 'X-Currency': currency, ...countedFor(tags) },
      ...cacheOptions(tags),
    }),
  )
  return withinRendering(call(name, input)).catch(noteRefusal)
}
