import { pageCurrency } from '#lib/market/page-currency.ts'
import { allowance, backendLimits } from './backend-limits.ts'
import { createCall, type Outgoing } from './call.ts'
import { countRequest } from './pending-requests.ts'

/** A browser without a network knows so itself; then the message does not blame the shop. */
const whyNoAnswer = () => (navigator.onLine ? 'service_unavailable' : 'offline')

/**
 * The axios client is loaded with the first call, so that it is not part of the first load of a page. The time limit
 * covers this loading, too: a visitor who waits for an answer learns in time that none comes.
 */
const send = async (path: string, { signal: given, ...request }: Outgoing): Promise<Response> => {
  given?.throwIfAborted()
  const limit = new AbortController()
  const signal = given ? AbortSignal.any([given, limit.signal]) : limit.signal
  const aborted = Promise.withResolvers<never>()
  signal.addEventListener('abort', () => aborted.reject(signal.reason))
  const timer = setTimeout(
    () => limit.abort(new DOMException('No answer in time.', 'TimeoutError')),
    backendLimits.browserMs + allowance(path),
  )
  const stopTimer = () => clearTimeout(timer)
  const headers = { ...request.headers, 'Accept-Language': document.documentElement.lang, 'X-Currency': pageCurrency() }
  const answer = import('./send-by-axios.ts').then(({ sendByAxios }) =>
    sendByAxios(path, { ...request, headers, signal }, stopTimer),
  )
  return Promise.race([answer, aborted.promise]).finally(stopTimer)
}

/** Calls the API through the shop's own origin, which adds the session. */
export const call = createCall((path, request) => countRequest(send(path, request)), whyNoAnswer)
