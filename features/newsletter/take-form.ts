import 'server-only'
import { botTokenHeader } from '#contracts/bot-actions.ts'
import type { Locale } from '#contracts/shop.ts'
import { getPathname } from '#contracts/page-address.ts'
import { handleApiRequest } from '#lib/session/gateway.ts'
import { type Outcome, readOutcome } from './outcomes.ts'

/**
 * The headers that the gateway passes on. The session is left out: everybody may subscribe, and an expired session must
 * not cause a failure.
 */
const passedOn = ['origin', 'sec-fetch-site', 'host', 'x-client-ip']

const toApiRequest = (request: Request, form: FormData, locale: Locale): Request => {
  const headers = new Headers({ 'Content-Type': 'application/json', 'Accept-Language': locale })
  for (const name of passedOn) {
    const value = request.headers.get(name)
    if (value) headers.set(name, value)
  }
  const token = form.get('botToken')
  if (typeof token === 'string' && token) headers.set(botTokenHeader, token)
  const body = { email: form.get('email') ?? '', consent: form.get('consent') ?? '', imprints: form.getAll('imprint') }
  return new Request(request.url, { method: 'POST', headers, body: JSON.stringify(body) })
}

const send = async (request: Request, form: FormData, locale: Locale): Promise<Outcome> => {
  const answer = await handleApiRequest(toApiRequest(request, form, locale), ['v2.0', 'subscriptions'])
  return answer.ok ? 'sent' : readOutcome((await answer.json()) as Parameters<typeof readOutcome>[0])
}

/**
 * Takes the form of the footer and of the newsletter page, which works without JavaScript, and redirects to the page
 * with the outcome. The limit of the body stands in `server/body-limits.ts`.
 */
export const takeForm = async (request: Request): Promise<Response> => {
  const form = await request.formData().catch(() => undefined)
  if (!form) return new Response(null, { status: 415 })
  const locale = form.get('locale') === 'en' ? 'en' : 'hu'
  const path = getPathname({ href: '/newsletter', locale })
  return new Response(null, { status: 303, headers: { Location: `${path}#${await send(request, form, locale)}` } })
}
