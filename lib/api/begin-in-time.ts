/**
 * Sends a request whose answer must begin in time. The time for its body is limited elsewhere.
 * @param callerSignal ends the request when the caller no longer waits for it
 * @param send gets the signal for the request, and the controller that aborts it later
 * @throws DOMException `TimeoutError`
 */
export const beginInTime = async (
  limitMs: number,
  callerSignal: AbortSignal | null | undefined,
  send: (signal: AbortSignal, abort: AbortController) => Promise<Response>,
): Promise<Response> => {
  const abort = new AbortController()
  const timer = setTimeout(() => abort.abort(new DOMException('No answer in time.', 'TimeoutError')), limitMs)
  return send(callerSignal ? AbortSignal.any([callerSignal, abort.signal]) : abort.signal, abort).finally(() =>
    clearTimeout(timer),
  )
}
