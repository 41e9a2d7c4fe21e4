import type { Hono } from 'hono'
import { type EndpointName, endpoints } from '#contracts/endpoints.ts'
import { botTokenHeader } from '#contracts/bot-actions.ts'
import type { Endpoint } from '#contracts/endpoint.ts'
import { type FileAnswer, fileAnswer } from '#contracts/file-answer.ts'
import { actionOf, ruleOf } from '../access/action-of.ts'
import { type Actor, sessionIdOf, userIdOf } from '../access/actor.ts'
import { mayCall } from '../access/can.ts'
import type { Context } from '../kernel/context.ts'
import type { AppEnv } from './app-env.ts'
import type { RawRequest } from './handler.ts'
import { runOnce } from './idempotency.ts'
import { limitEndpoint } from './limit-calls.ts'
import { problem } from './problem.ts'
import { announcesMore, readBytes } from './read-bytes.ts'
import { readInput } from './read-input.ts'
import { recordAct } from './record-act.ts'
import { refuseBot } from './refuse-bot.ts'
import { fail, type Result } from '../kernel/result.ts'

type AnyHandler = (ctx: Context, input: unknown) => Promise<Result<unknown>>
type RawHandler = (ctx: Context, request: RawRequest) => Promise<Response>

/** The maximal length of a body, unless the endpoint says otherwise. */
const usualMaxBytes = 100_000

const sendFile = ({ name, type, size, content }: FileAnswer, headers: Headers): Response => {
  headers.set('Cache-Control', 'private, no-store')
  headers.set('Content-Type', type)
  headers.set('Content-Length', String(size))
  headers.set('Content-Disposition', `attachment; filename*=UTF-8''${encodeURIComponent(name)}`)
  return new Response(content, { headers })
}

const answer = (ctx: Context, name: EndpointName, result: Result<unknown>, replayed: boolean): Response => {
  if (!result.ok) return problem(result, ctx.locale, ctx.requestId)
  const endpoint: Endpoint = endpoints[name]
  // What anyone may read can have a mark for the signed-in customer.
  const isPublic = ruleOf(name).who === 'anyone' && userIdOf(ctx.actor) === null
  const headers = new Headers({ 'Cache-Control': isPublic ? 'no-cache' : 'private, no-store' })
  if (endpoint.file) return sendFile(fileAnswer.parse(result.value), headers)
  if (replayed) headers.set('Idempotent-Replayed', 'true')
  // The answer is parsed: a column that the contract does not name is never sent.
  return Response.json(endpoint.response.parse(result.value), { headers })
}

/** What two calls with the same key must have in common. */
const essenceOf = ({ incidental = [] }: Endpoint, input: Record<string, unknown>): Record<string, unknown> =>
  incidental.length === 0
    ? input
    : {
        ...input,
        body: Object.fromEntries(Object.entries(input['body'] ?? {}).filter(([name]) => !incidental.includes(name))),
      }

/** `GET /v2.0/variants/{id}` as Hono writes it: the method, and `/v2.0/variants/:id`. */
export const routeOf = (name: EndpointName): { method: string; route: string } => {
  const [method = '', path = ''] = name.split(' ')
  return { method, route: path.replaceAll(/\{(\w+)\}/g, ':$1') }
}

/**
 * Why the actor may not make the call; undefined if it may. An ended session says so whatever it calls, except for a new
 * sign-in.
 */
const deny = (actor: Actor, name: EndpointName) => {
  if (actor.kind === 'guest' && actor.hasEnded && actionOf(name) !== 'sessions.open') return 'operation_mode_changed'
  if (!mayCall(actor, actionOf(name))) return actor.kind === 'guest' ? 'unauthenticated' : 'forbidden'
  return actor.kind === 'session' && actor.mustSignIn && ruleOf(name).usesCart ? 'sign_in_required' : undefined
}

const bodyOf = (input: unknown): unknown => (input as { body?: unknown }).body

/** Mounts one endpoint of the table: checks the actor and the input, runs the handler, checks the answer. */
export const serve = (app: Hono<AppEnv>, name: EndpointName, handler: unknown): void => {
  const endpoint: Endpoint = endpoints[name]
  const { method, route } = routeOf(name)
  app.on(method, route, async (c) => {
    const ctx = c.get('ctx')
    const denied = deny(ctx.actor, name)
    if (denied) return problem(fail(denied), ctx.locale, ctx.requestId)
    const limited = await limitEndpoint(ctx, endpoint)
    if (limited) return problem(limited, ctx.locale, ctx.requestId)
    const maxBytes = endpoint.maxBytes ?? usualMaxBytes
    if (announcesMore(c.req.raw.headers, maxBytes)) return problem(fail('body_too_large'), ctx.locale, ctx.requestId)
    if (ruleOf(name).who === 'provider') {
      const bytes = await readBytes(c.req.raw, maxBytes)
      if (!bytes) return problem(fail('body_too_large'), ctx.locale, ctx.requestId)
      return (handler as RawHandler)(ctx, {
        params: c.req.param(),
        query: new URL(c.req.url).searchParams,
        body: new TextDecoder().decode(bytes),
        headers: c.req.raw.headers,
      })
    }

    const input = await readInput(endpoint, c.req.raw, c.req.param(), maxBytes)
    if (!input.ok) return problem(input, ctx.locale, ctx.requestId)
    const refused = await refuseBot(ctx, endpoint, bodyOf(input.value), c.req.header(botTokenHeader))
    if (refused) return problem(refused, ctx.locale, ctx.requestId)
    await recordAct(ctx, name)
    const work = () => (handler as AnyHandler)(ctx, input.value)
    if (!endpoint.idempotent) return answer(ctx, name, await work(), false)
    const scope = `${name} ${c.req.path} ${sessionIdOf(ctx.actor) ?? 'public'}`
    const request = { scope, key: c.req.header('Idempotency-Key'), body: essenceOf(endpoint, input.value) }
    const { result, replayed } = await runOnce(ctx, request, work)
    return answer(ctx, name, result, replayed)
  })
}
