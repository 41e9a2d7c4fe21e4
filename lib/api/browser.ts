import type { EndpointName } from '#contracts/endpoints.ts'
import { ApiError } from './api-error.ts'
import type { Answer, CallInput, CallOptions } from './call.ts'
import { countRequest } from './pending-requests.ts'
import { connectionErrorCode } from './connection-error.ts'

/** As long as the browser waits for the beginning of an answer (`backend-limits.ts`, which comes with the client). */
const loadMs = 4_000

/** @throws ApiError when the client does not come, or not in time */
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
 * Calls the API through the shop's own origin, which adds the session. The client with axios comes with the first call,
 * so that no page has it in its first load.
 * @throws ApiError as `createCall`
 */
export const call = <N extends EndpointName>(
  name: N,
  input: CallInput<N>,
  options: CallOptions = {},
): Promise<Answer<N>> => countRequest(loadClient().then(({ callByAxios }) => callByAxios(name, input, options)))
