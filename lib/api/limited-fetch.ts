import { createBreaker } from './backend-breaker.ts'
import { allowance, backendLimits } from './backend-limits.ts'
import { beginInTime } from './begin-in-time.ts'

/** Aborts a body whose next part does not come in time. Streams of events last on purpose, so they are not limited. */
const limitBody = (response: Response, abort: AbortController): Response => {
  if (!response.body || response.headers.get('content-type')?.startsWith('text/event-stream')) return response
  const reader = response.body.getReader()
  const body = new ReadableStream<Uint8Array>(
    {
      pull: async (controller) => {
        const timer = setTimeout(
          () => abort.abort(new DOMException('The answer did not go on.', 'TimeoutError')),
          backendLimits.idleMs,
        )
        const { done, value } = await reader.read().finally(() => clearTimeout(timer))
        if (done) controller.close()
        else controller.enqueue(value)
      },
      cancel: (reason) => reader.cancel(reason),
    },
    // The body is not read ahead of its reader. Otherwise a slow reader would look like a slow backend.
    { highWaterMark: 0 },
  )
  return new Response(body, response)
}

/**
 * Waits for a slow answer as long as the backend says that it is alive. A backend that refuses the check is shutting
 * down and still finishes the calls it has begun.
 */
const createWatch = (send: typeof fetch, origin: string) => {
  const ask = () =>
    beginInTime(backendLimits.callMs, undefined, (signal) =>
      send(`${origin}/health/live`, { signal, cache: 'no-store' }),
    )
  const says = () =>
    ask()
      .then(({ body }) => body?.cancel())
      .then(
        () => true,
        ({ name }: Error) => name !== 'TimeoutError',
      )
  // All waiting calls share one check.
  let check: Promise<boolean> | undefined
  const lives = () => (check ??= says().finally(() => (check = undefined)))

  return async (wait: Promise<Response>, abort: AbortController): Promise<Response> => {
    let waits = true
    const giveUp = (doesLive: boolean) =>
      void (waits && !doesLive && abort.abort(new DOMException('The backend hangs.', 'TimeoutError')))
    const timer = setInterval(() => void lives().then(giveUp), backendLimits.doubtMs)
    return wait.finally(() => {
      waits = false
      clearInterval(timer)
    })
  }
}

/**
 * A `fetch` that limits the time of every call of the backend and guards all of them with one circuit breaker. Other
 * addresses are fetched without a change.
 * @param origin the origin of the backend
 * @throws DOMException `TimeoutError`, also from a body that does not go on
 * @throws BrokenCircuitError at once, while the backend is known to be away
 */
export const limitFetch = (send: typeof fetch, origin: string): typeof fetch => {
  const breaker = createBreaker()
  const watch = createWatch(send, origin)
  return async (input, init) => {
    const address = new URL(input instanceof Request ? input.url : input)
    if (address.origin !== origin) return send(input, init)
    const callerSignal = init?.signal ?? (input instanceof Request ? input.signal : undefined)
    const moreMs = allowance(address.pathname)
    // A slow call must not be the test call of the breaker: all other calls would be refused until it ends. So a short
    // call tests the backend first.
    if (moreMs > 0 && !breaker.isClosed()) {
      const ready = await breaker.execute(() =>
        beginInTime(backendLimits.callMs, callerSignal, (signal) =>
          send(`${origin}/health/ready`, { signal, cache: 'no-store' }),
        ),
      )
      await ready.body?.cancel()
    }
    return breaker.execute(() =>
      beginInTime(backendLimits.callMs + moreMs, callerSignal, async (signal, abort) => {
        const answer = send(input, { ...init, signal })
        return limitBody(await (moreMs > 0 ? watch(answer, abort) : answer), abort)
      }),
    )
  }
}
