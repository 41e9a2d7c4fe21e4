import axios, { AxiosHeaders } from 'axios'
import { pageCurrency } from '#lib/market/page-currency.ts'
import { allowance, backendLimits } from './backend-limits.ts'
import type { EndpointName } from '#contracts/endpoints.ts'
import { type Answer, type CallInput, type CallOptions, createCall, type Outgoing } from './call.ts'
import { connectionErrorCode } from './connection-error.ts'
import { cookiesEvent } from './cookies-event.ts'
import { passCall } from './answered-calls.ts'

const client = axios.create({
  baseURL: `${location.origin}/api`,
  responseType: 'arraybuffer',
  // The typed client handles every status itself. No token against forged requests is sent, because the gateway checks
  // the origin.
  validateStatus: null,
  withXSRFToken: false,
  // The typed client has already serialised the body.
  transformRequest: (body: unknown) => body,
})

/** Rejects with the signal's reason when the signal is aborted. Other failures are those of axios. */
const sendByAxios = async (
  path: string,
  { method, headers, body }: Outgoing,
  signal: AbortSignal,
  onBegin: () => void,
): Promise<Response> => {
  signal.throwIfAborted()
  const aborted = Promise.withResolvers<never>()
  signal.addEventListener('abort', () => aborted.reject(signal.reason))
  const answered = client.request<ArrayBuffer>({
    url: path,
    method,
    headers: { ...headers, 'Accept-Language': document.documentElement.lang, 'X-Currency': pageCurrency() },
    data: body,
    signal,
    onDownloadProgress: onBegin,
  })
  const answer = await Promise.race([answered, aborted.promise])
  if (answer.status === 401 || path === '/login') window.dispatchEvent(new Event(cookiesEvent))
  return new Response(answer.data.byteLength > 0 ? answer.data : null, {
    status: answer.status,
    headers: AxiosHeaders.from(answer.headers as AxiosHeaders).toJSON(true) as Record<string, string>,
  })
}

/** The time limit ends when the answer begins: a large file may take as long as it needs. */
const sendInTime = async (path: string, request: Outgoing): Promise<Response> => {
  const limit = new AbortController()
  const timer = setTimeout(
    () => limit.abort(new DOMException('No answer in time.', 'TimeoutError')),
    backendLimits.browserMs + allowance(path),
  )
  const stopTimer = () => clearTimeout(timer)
  const signal = request.signal ? AbortSignal.any([request.signal, limit.signal]) : limit.signal
  return sendByAxios(path, request, signal, stopTimer).finally(stopTimer)
}

const send = createCall(sendInTime, connectionErrorCode)

export const callByAxios = async <N extends EndpointName>(
  name: N,
  input: CallInput<N>,
  options: CallOptions,
): Promise<Answer<N>> => {
  const answer = await send(name, input, options)
  passCall({ name, input, answer })
  return answer
}
