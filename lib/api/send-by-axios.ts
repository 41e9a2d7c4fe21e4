import axios, { AxiosHeaders } from 'axios'
import type { Outgoing } from './call.ts'

const client = axios.create({
  baseURL: `${location.origin}/api`,
  responseType: 'arraybuffer',
  // The typed client reads every status, and the shop uses no token against forged requests that a script could read.
  validateStatus: null,
  withXSRFToken: false,
  // The typed client has already written the body.
  transformRequest: (body: unknown) => body,
})

/** @param onBegin called when the first part of the answer has arrived */
export const sendByAxios = async (
  path: string,
  { method, headers, body, signal }: Outgoing,
  onBegin: () => void,
): Promise<Response> => {
  const answer = await client.request<ArrayBuffer>({
    url: path,
    method,
    headers,
    data: body,
    ...(signal && { signal }),
    onDownloadProgress: onBegin,
  })
  return new Response(answer.data.byteLength > 0 ? answer.data : null, {
    status: answer.status,
    headers: AxiosHeaders.from(answer.headers as AxiosHeaders).toJSON(true) as Record<string, string>,
  })
}
