import { createHash, randomBytes } from 'node:crypto'
import type { Context, Hono } from 'hono'
import { describedPerson, type TestPerson } from './people.ts'
import { choicePage, pageHeaders, wrongPage } from './page.ts'

/** Codes live as long as Apple's; those of the others live longer. */
const codeMs = 5 * 60_000

interface Consent {
  person: TestPerson
  query: Record<string, string>
  at: number
}

interface Options {
  provider: string
  clientId: string
  people: readonly TestPerson[]
  /** The path of the page that asks. */
  page: string
  now: () => Date
  languageOf: (query: Record<string, string>) => 'hu' | 'en'
  /** Leads the browser back to the shop. */
  leadBack: (
    c: Context,
    query: Record<string, string>,
    answer: Record<string, string>,
    person?: TestPerson,
  ) => Response | Promise<Response>
  /** The error of somebody who has pressed Cancel. */
  cancelled: Record<string, string>
}

const strings = (form: Record<string, unknown>): Record<string, string> =>
  Object.fromEntries(Object.entries(form).filter((entry): entry is [string, string] => typeof entry[1] === 'string'))

const problemOf = (
  { client_id, redirect_uri, response_type, state, code_challenge_method }: Record<string, string>,
  clientId: string,
) => {
  if (client_id !== clientId) return 'invalid_client'
  if (!URL.canParse(redirect_uri ?? '') || response_type !== 'code' || !state || code_challenge_method !== 'S256')
    return 'invalid_request'
  return undefined
}

/** The page that asks who the visitor is, and the codes that it gives. */
export const addConsent = (app: Hono, options: Options) => {
  const { provider, clientId, people, page, now, languageOf, leadBack, cancelled } = options
  const codes = new Map<string, Consent>()
  app.get(page, (c) => {
    const query = c.req.query()
    const language = languageOf(query)
    const problem = problemOf(query, clientId)
    if (problem) return c.html(wrongPage(provider, language, problem), 400, pageHeaders)
    return c.html(choicePage({ provider, language, action: page, people, query }), 200, pageHeaders)
  })
  app.post(page, async (c) => {
    const form = strings(await c.req.parseBody())
    const { person: chosen = '', ...query } = form
    if (chosen === 'cancel') return leadBack(c, query, cancelled)
    const person = people.find(({ id }) => id === chosen) ?? describedPerson(form)
    // A code with this beginning is one for which the token endpoint does not answer.
    const code = `${chosen === 'away' ? 'away' : 'code'}-${randomBytes(16).toString('hex')}`
    codes.set(code, { person, query, at: now().getTime() })
    return leadBack(c, query, { code }, person)
  })
  return {
    /** A code counts once, for a few minutes, for the shop that has asked and that knows what was hashed for PKCE. */
    take: (form: Record<string, string>): Consent | undefined => {
      const consent = codes.get(form['code'] ?? '')
      codes.delete(form['code'] ?? '')
      if (!consent || now().getTime() > consent.at + codeMs) return undefined
      const challenge = createHash('sha256')
        .update(form['code_verifier'] ?? '')
        .digest('base64url')
      const isMeant =
        form['redirect_uri'] === consent.query['redirect_uri'] && challenge === consent.query['code_challenge']
      return isMeant ? consent : undefined
    },
  }
}

export const isAway = (form: Record<string, string>): boolean => form['code']?.startsWith('away-') ?? false

/** The code or the error in the query, as OAuth has it. */
export const redirectBack: Options['leadBack'] = (c, query, answer) => {
  const address = new URL(query['redirect_uri'] ?? '')
  for (const [name, value] of Object.entries({ ...answer, state: query['state'] ?? '' }))
    address.searchParams.set(name, value)
  return c.redirect(address.href, 303)
}
