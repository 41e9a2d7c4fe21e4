import 'server-only'
import type { EndpointName } from '#contracts/endpoints.ts'
import { storefrontEnv } from '#lib/env/storefront.ts'
import { currentMarket } from '#lib/market/current-market.ts'
import { requestScope } from '#lib/process/request-scope.ts'
import { ApiError } from './api-error.ts'
import type { CacheTag } from './cache-tags.ts'
import { type Answer, type CallInput, createCall } from './call.ts'
import { cacheOptions } from './cache-options.ts'
import { knownAnswer } from './known-answers.ts'
import { withinRendering } from './rendering-limit.ts'

/**
 * A call for one visitor counts towards this visitor's limits. A cached answer is used for everybody, so it must not
 * depend on the visitor who requested it first.
 */
const countedFor = (tags: readonly CacheTag[]): Record<string, string> => {
  const scope = tags.length === 0 ? requestScope() : undefined
  return scope ? { 'X-Client-IP': scope.client } : {}
}

/** Notes for the server that the backend refused a call because the client makes too many. */
const noteRefusal = (error: unknown): never => {
  const scope = requestScope()
  if (scope && error instanceof ApiError && error.code === 'too_many_requests')
    scope.refusedFor = Number(error.params.retryAfter)
  throw error
}

/**
 * Loads data for a page of the current market. The answer is cached until one of its tags is announced as changed.
 * @param tags the tags of the data; none for an answer that is not worth caching, because nobody may request it again:
 * such calls count towards the limits of their visitor
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
  const key = `${locale} ${currency} ${name} ${JSON.stringify(input)}`
  return withinRendering(knownAnswer(key, tags, () => call(name, input))).catch(noteRefusal)
}
