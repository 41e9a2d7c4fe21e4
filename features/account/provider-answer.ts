import 'server-only'
import {
  type SignInOutcome,
  signInTokenHeader,
  type SocialProvider,
  socialProviders,
} from '#contracts/credential-providers.ts'
import { getPathname } from '#contracts/page-address.ts'
import type { Locale } from '#contracts/shop.ts'
import { passToBackend } from '#lib/api/pass-to-backend.ts'
import { pickHeaders } from '#lib/api/pick-headers.ts'
import { isHttps } from '#lib/env/is-https.ts'
import { storefrontEnv } from '#lib/env/storefront.ts'
import { readVisit } from '#lib/routing/visit.ts'
import { readCookie, writeAnswerCookie } from '#lib/session/session-cookie.ts'

const pages = { sign_in: '/login', confirm: '/register/confirm', add: '/profile' } as const

interface Reached {
  outcome: SignInOutcome
  purpose: keyof typeof pages
  redirectPath: string
  locale: Locale
}

/** The provider's answer as the call of the backend takes it. */
type Answer = Readonly<Record<string, string>>

const known = (name: string): SocialProvider | undefined => socialProviders.find((provider) => provider === name)

const notFound = () => new Response(null, { status: 404, headers: { 'Cache-Control': 'private, no-store' } })

/** The address that is left has had a code in it: nobody may be told it as a referrer, and nobody may cache it. */
const leadTo = (path: string, cookie: string): Response =>
  new Response(null, {
    status: 303,
    headers: {
      Location: storefrontEnv().PUBLIC_URL + path,
      'Set-Cookie': cookie,
      'Cache-Control': 'private, no-store',
      'Referrer-Policy': 'no-referrer',
    },
  })

const pick = (given: URLSearchParams, names: readonly string[]): Answer =>
  Object.fromEntries(names.flatMap((name) => (given.get(name) ? [[name, given.get(name) ?? '']] : [])))

const namesIn = (user: string | null): Answer => {
  try {
    const { name } = JSON.parse(user ?? '') as { name?: { firstName?: unknown; lastName?: unknown } }
    return Object.fromEntries(
      Object.entries({ firstName: name?.firstName, lastName: name?.lastName }).filter(
        (entry): entry is [string, string] => typeof entry[1] === 'string' && entry[1].length <= 256,
      ),
    )
  } catch {
    return {}
  }
}

const parts = ['state', 'code', 'error']
const maxCookie = 3_000
const encode = (answer: Answer): string => Buffer.from(JSON.stringify(answer)).toString('base64url')

const decode = (text: string | undefined): Answer => {
  try {
    const carried: unknown = JSON.parse(Buffer.from(text ?? '', 'base64url').toString())
    return typeof carried === 'object' && carried !== null ? (carried as Answer) : {}
  } catch {
    return {}
  }
}

/**
 * A form that another site posts comes without the cookies of the browser. So its content goes into a cookie of its own
 * for a moment, where no address and no log shows it, and the browser comes again by itself, with all its cookies.
 */
export const carryAnswer = async (request: Request, name: string): Promise<Response> => {
  const provider = known(name)
  if (!provider) return notFound()
  const form = new URLSearchParams(await request.text())
  const answer = pick(form, parts)
  const [whole, bare] = [encode({ ...answer, ...namesIn(form.get('user')) }), encode(answer)]
  const value = [whole, bare].find((text) => text.length <= maxCookie) ?? ''
  return leadTo(`/api/sign-in/${provider}`, writeAnswerCookie(value, 60, isHttps()))
}

const ask = async (request: Request, provider: SocialProvider, answer: Answer): Promise<Reached | SignInOutcome> => {
  const token = readCookie('sign-in', request.headers.get('cookie'), isHttps())
  if (!token || !answer['state']) return 'expired'
  const headers = pickHeaders(request.headers, ['accept-language', 'x-client-ip'])
  headers.set('Content-Type', 'application/json')
  headers.set(signInTokenHeader, token)
  const body = new TextEncoder().encode(JSON.stringify({ ...answer, provider })).buffer
  const reply = await passToBackend('/v2.0/sign_in_attempts/answer', { method: 'POST', headers, body })
  if (reply.ok) return (await reply.json()) as Reached
  return reply.status >= 500 ? 'unavailable' : 'expired'
}

/** Where nobody knows any more what was begun, the page to sign in says so, in the visitor's language. */
const lost = (request: Request, outcome: SignInOutcome): Reached => {
  const { language } = readVisit({ pathname: '/', search: '' }, (name) => request.headers.get(name))
  return { outcome, purpose: 'sign_in', redirectPath: '/', locale: language }
}

/** The visitor comes back from the page of a provider. What came along goes to the backend, and the visitor to a page that goes on. */
export const takeAnswer = async (request: Request, name: string): Promise<Response> => {
  const provider = known(name)
  if (!provider) return notFound()
  const url = new URL(request.url)
  const carried = readCookie('provider-answer', request.headers.get('cookie'), isHttps())
  const answer = url.searchParams.has('state') ? pick(url.searchParams, parts) : decode(carried)
  const reached = await ask(request, provider, answer)
  const { outcome, purpose, redirectPath, locale } = typeof reached === 'string' ? lost(request, reached) : reached
  const query = { provider, outcome, ...(redirectPath !== '/' && { redirectPath }) }
  return leadTo(getPathname({ href: { pathname: pages[purpose], query }, locale }), writeAnswerCookie('', 0, isHttps()))
}
