import type { EndpointName } from '#contracts/endpoints.ts'
import type { Answer, CallInput, CallOptions } from './call.ts'
import { countRequest } from './pending-requests.ts'
import { loadInTime } from './load-in-time.ts'

/**
 * Calls the API through the shop's own origin, which adds the session. The client with axios is loaded with the first
 * call, so that it is not part of the first load of any page.
 * @throws ApiError as `createCall`
 */
export const call = <N extends EndpointName>(
  name: N,
  input: CallInput<N>,
  options: CallOptions = {},
): Promise<Answer<N>> =>
  countRequest(
    loadInTime(() => import('./browser-client.ts')).then(({ callByAxios }) => callByAxios(name, input, options)),
  )
