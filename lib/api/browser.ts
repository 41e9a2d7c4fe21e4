import { pageCurrency } from '#lib/market/page-currency.ts'
import { allowance, backendLimits } from './backend-limits.ts'
import { beginInTime } from './begin-in-time.ts'
import { createCall } from './call.ts'
import { countRequest } from './pending-requests.ts'

/** Whose fault it is: a browser that knows of no network says so, and nobody blames the shop. */
const whyNoAnswer = () => (navigator.onLine ? 'service_unavailable' : 'offline')

/** Calls the API through the shop's own origin, which adds the session. Who waits for an answer is told in time that none comes. */
export const call = createCall(
  (path, { headers, signal: asked, ...init }) =>
    countRequest(
      beginInTime(backendLimits.browserMs + allowance(path), asked, (signal) =>
        fetch(`/api${path}`, {
          ...init,
          signal,
          headers: { ...headers, 'Accept-Language': document.documentElement.lang, 'X-Currency': pageCurrency() },
          credentials: 'same-origin',
        }),
      ),
    ),
  whyNoAnswer,
)
