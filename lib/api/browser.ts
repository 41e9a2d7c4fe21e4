import type { EndpointName } from '#contracts/endpoints.ts'
import { ApiError } from './api-error.ts'
import type { Answer, CallInput, CallOptions } from './call.ts'
import { countRequest } from './pending-requests.ts'
import { connectionErrorCode } from './connection-error.ts'

/** As long as the limit for the beginning of an answer in `backend-limits.ts`, which is loaded with the client. */
const loadMs = 4_000

/** @throws ApiError if the client cannot be loaded in time */
const loadClient = async () => {
  const begun = Date.now()
  const late = Promise.withResolvers<never>()
  const timer = setTimeout(late.reject, loadMs)
  try {
    return await Promise.race([import('./browser-client.ts'), late.promise])
  } catch {
    throw new ApiError(0, { code: connectionErrorCode(), message: '', requestId: '' }, Date.now() - begun)
  } finally {
    clearTimeout(timer)
  }
}

/**
 * Calls the API through the shop's own origin, which adds the session. The client with axios is loaded with the first
 * call, so that it is not part of the first load of any page.
 * @throws ApiError as `createCall`
 */
export const call = <N extends EndpointName>(
  name: N,
  input: CallInput<N>,
  options: CallOptions = {},
): Promise<Answer<N>> => countRequest(loadClient().then(({ callByAxios }) => callByAxios(name, input, options)))
