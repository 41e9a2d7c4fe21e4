import type { Hono } from 'hono'
import { type EndpointName, endpoints } from '#contracts/endpoints.ts'
import type { Endpoint } from '#contracts/endpoint.ts'
import { type FileAnswer, fileAnswer } from '#contracts/file-answer.ts'
import { mayCall } from './authorize.ts'
import type { Context } from './context.ts'
import type { RawRequest } from './handler.ts'
import { runOnce } from './idempotency.ts'
import { problem } from './problem.ts'
import { fail, type Result } from './result.ts'
import { validate } from './validate.ts'

export type AppEnv = { Variables: { ctx: Context; requestId: string } }

type AnyHandler = (ctx: Context, input: unknown) => Promise<Result<unknown>>
type RawHandler = (ctx: Context, request: RawRequest) => Promise<Response>

const maxBodyBytes = 100_000

const readBody = async (request: Request): Promise<Result<unknown>> => {
  const type = request.headers.get('content-type') ?? ''
  if (!/^application\/json\b/i.test(type)) return fail('unsupported_media_type')
  const text = await request.text()
  if (text.length > maxBodyBytes) return fail('body_too_large')
  try {
    const value: unknown = JSON.parse(text)
    return { ok: true, value }
  } catch {
    return fail('malformed_body')
  }
}

/** Repeated query keys arrive as arrays, so that a schema that wants one value refuses them. */
const queryOf = (url: string): Record<string, string | string[]> => {
  const all = new URL(url).searchParams
  return Object.fromEntries([...new Set(all.keys())].map((key) => [key, all.getAll(key).length > 1 ? all.getAll(key) : (all.get(key) ?? '')]))
}

/** NUL cannot be stored in a Postgres text, and a lone surrogate is no text at all. */
const isText = (value: unknown): boolean => !/\\u0000/.test(JSON.stringify(value)) && JSON.stringify(value).isWellFormed()

const readInput = async (endpoint: Endpoint, request: Request, params: Record<string, string>): Promise<Result<Record<string, unknown>>> => {
  const parts: Record<string, unknown> = { params, query: queryOf(request.url) }
  if (endpoint.body) {
    const body = await readBody(request)
    if (!body.ok) return body
    parts.body = body.value
  }
  if (!isText(parts)) return fail('invalid_data_provided')
  const input: Record<string, unknown> = {}
  for (const part of ['params', 'query', 'body'] as const) {
    const schema = endpoint[part]
    if (!schema) continue
    const checked = validate(schema, parts[part])
    if (!checked.ok) return part === 'params' ? fail('not_found') : checked
    input[part] = checked.value
  }
  return { ok: true, value: input }
}

const sendFile = ({ name, type, bytes }: FileAnswer, headers: Headers): Response => {
  headers.set('Cache-Control', 'private, no-store')
  headers.set('Content-Type', type)
  headers.set('Content-Disposition', `attachment; filename*=UTF-8''${encodeURIComponent(name)}`)
  return new Response(bytes, { headers })
}

const answer = (ctx: Context, endpoint: Endpoint, result: Result<unknown>, replayed: boolean): Response => {
  if (!result.ok) return problem(result, ctx.locale, ctx.requestId)
  // A column that the contract does not name never leaves: the answer is parsed, not passed on.
  const headers = new Headers({ 'Cache-Control': endpoint.access === 'public' ? 'no-cache' : 'private, no-store' })
  if (endpoint.file) return sendFile(fileAnswer.parse(result.value), headers)
  if (replayed) headers.set('Idempotent-Replayed', 'true')
  return Response.json(endpoint.response.parse(result.value), { headers })
}

/** Mounts one endpoint of the table: checks who and what, runs the handler, checks the answer. */
export const serve = (app: Hono<AppEnv>, name: EndpointName, handler: unknown): void => {
  const endpoint: Endpoint = endpoints[name]
  const [method = '', path = ''] = name.split(' ')
  app.on(method, path.replaceAll(/\{(\w+)\}/g, ':$1'), async (c) => {
    const ctx = c.get('ctx')
    if (!mayCall(ctx.actor, endpoint.access))
      return problem(fail(ctx.actor.kind === 'guest' ? 'unauthenticated' : 'forbidden'), ctx.locale, ctx.requestId)
    if (endpoint.access === 'provider') {
      const body = await c.req.text()
      if (body.length > maxBodyBytes) return problem(fail('body_too_large'), ctx.locale, ctx.requestId)
      return (handler as RawHandler)(ctx, { body, headers: c.req.raw.headers })
    }

    const input = await readInput(endpoint, c.req.raw, c.req.param())
    if (!input.ok) return problem(input, ctx.locale, ctx.requestId)
    const work = () => (handler as AnyHandler)(ctx, input.value)
    if (!endpoint.idempotent) return answer(ctx, endpoint, await work(), false)
    const who = ctx.actor.kind === 'session' ? ctx.actor.sessionId : 'public'
    const request = { scope: `${name} ${c.req.path} ${who}`, key: c.req.header('Idempotency-Key'), body: input.value }
    const { result, replayed } = await runOnce(ctx, request, work)
    return answer(ctx, endpoint, result, replayed)
  })
}
