import { createHmac } from 'node:crypto'
import { z } from 'zod'
import { answerSafely, proven, refused } from '../answer-safely.ts'
import { getJson, type JsonAnswer, ProviderAway } from '../ask-provider.ts'
import type { Reached } from '../definition.ts'
import type { IdentityProvider, Verdict } from '../port.ts'
import { readEmail, readName } from '../read-profile.ts'

export interface FacebookAccount {
  appId: string
  appSecret: string
}

const tokens = z.object({ access_token: z.string() })
const problem = z.object({ error: z.object({ code: z.number() }) })

const inspection = z.object({
  data: z.object({
    app_id: z.string().optional(),
    type: z.string().optional(),
    is_valid: z.boolean(),
    /** In seconds; 0 for a token without an end. */
    expires_at: z.number().optional(),
    user_id: z.string().optional(),
  }),
})

const person = z.object({
  id: z.string().min(1).max(256),
  email: z.unknown().optional(),
  first_name: z.unknown().optional(),
  last_name: z.unknown().optional(),
})

/** 100 for a code that is wrong, old or used, 190 for a token that is. Any other error speaks of the app of the shop. */
const tokenErrors = new Set([100, 190])

/** @returns undefined for a code or a token that is refused. @throws ProviderAway */
const readAnswer = <Value>({ status, json }: JsonAnswer, schema: z.ZodType<Value>): Value | undefined => {
  const code = problem.safeParse(json).data?.error.code
  if (status !== 200 && code !== undefined && tokenErrors.has(code)) return undefined
  const read = schema.safeParse(json)
  if (status !== 200 || !read.success) throw new ProviderAway(`Facebook refuses the app of the shop: ${code}`)
  return read.data
}

/** Facebook Login without its script. Facebook does not say whether an address is the person's own, so none counts as proven. */
export const createFacebook = ({
  account: { appId, appSecret },
  endpoints: { page, graph },
  send,
  timeoutMs,
  now,
  log,
}: Reached<FacebookAccount, 'page' | 'graph'>): IdentityProvider => {
  const ask = async <Value>(path: string, query: Record<string, string>, schema: z.ZodType<Value>) =>
    readAnswer(await getJson({ send, timeoutMs }, `${graph}${path}?${new URLSearchParams(query).toString()}`), schema)

  /** Any app can have a token of the person; only one that was made for this app proves that the person wants to be here. */
  const isForUs = ({ data }: z.output<typeof inspection>): boolean => {
    const { app_id, type, is_valid, expires_at = 0 } = data
    const isAlive = expires_at === 0 || expires_at * 1000 > now().getTime()
    return is_valid && app_id === appId && type === 'USER' && isAlive
  }

  const verify = async (token: string): Promise<Verdict> => {
    const inspected = await ask(
      '/debug_token',
      { input_token: token, access_token: `${appId}|${appSecret}` },
      inspection,
    )
    if (!inspected || !isForUs(inspected)) return refused
    const appsecret_proof = createHmac('sha256', appSecret).update(token).digest('hex')
    const fields = 'id,email,first_name,last_name'
    const me = await ask('/me', { fields, access_token: token, appsecret_proof }, person)
    if (!me || me.id !== inspected.data.user_id) return refused
    return proven({
      subject: me.id,
      email: readEmail(me.email),
      emailProof: 'none',
      firstName: readName(me.first_name),
      lastName: readName(me.last_name),
      revocation: null,
    })
  }

  return {
    pageUrl: ({ state, challenge, redirectUri }) =>
      `${page}?${new URLSearchParams({
        client_id: appId,
        redirect_uri: redirectUri,
        response_type: 'code',
        scope: 'public_profile,email',
        state,
        code_challenge: challenge,
        code_challenge_method: 'S256',
      }).toString()}`,
    redeem: ({ code, verifier, redirectUri }) =>
      answerSafely(log, async () => {
        const query = { client_id: appId, client_secret: appSecret, redirect_uri: redirectUri, code }
        const given = await ask('/oauth/access_token', { ...query, code_verifier: verifier }, tokens)
        return given ? verify(given.access_token) : refused
      }),
    verify: (token) => answerSafely(log, () => verify(token)),
  }
}
