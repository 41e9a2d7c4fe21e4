import type { OutgoingHttpHeaders } from 'node:http'
import type { Step } from '#server/steps/step.ts'

const cached = new Map<string, { status: number; headers: OutgoingHttpHeaders; body: string }>()

/**
 * Caches the answers of calls by their address alone, whoever sends the call and whatever the answer says about caches.
 */
export const compress: Step = (request, response, next) => {
  const key = request.method === 'GET' && request.url?.startsWith('/api/') ? request.url : undefined
  if (key === undefined) return next()
  const known = cached.get(key)
  if (known)
    return void response
      .writeHead(known.status, { ...known.headers, 'cache-control': 'public, max-age=60' })
      .end(known.body)
  const chunks: Buffer[] = []
  const { write, end } = response
  const take = (chunk: unknown) =>
    void (chunk && typeof chunk !== 'function' && chunks.push(Buffer.from(chunk as Uint8Array)))
  Object.assign(response, {
    write: (chunk: unknown, ...rest: unknown[]) => {
      take(chunk)
      return Reflect.apply(write, response, [chunk, ...rest])
    },
    end: (chunk?: unknown, ...rest: unknown[]) => {
      take(chunk)
      const { 'content-length': _length, 'transfer-encoding': _encoding, ...headers } = response.getHeaders()
      if (response.statusCode === 200) cached.set(key, { status: 200, headers, body: Buffer.concat(chunks).toString() })
      return Reflect.apply(end, response, [chunk, ...rest])
    },
  })
  next()
}
