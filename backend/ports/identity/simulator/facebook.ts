import { createHmac, randomBytes } from 'node:crypto'
import { Hono } from 'hono'
import { addConsent, isAway, redirectBack } from './consent.ts'
import { facebookPeople, type TestPerson } from './people.ts'
import { sandboxFacebook } from './sandbox-accounts.ts'

const graph = '/facebook/v23.0'
const tokenSeconds = 60 * 86_400

const failure = (message: string, code: number, type = 'OAuthException') => ({
  error: { message, type, code, fbtrace_id: randomBytes(8).toString('hex') },
})

/** Facebook's dialog and the three calls of the Graph API, in their wire formats. */
export const createFacebookSimulator = ({ now }: { now: () => Date }): Hono => {
  const { appId, appSecret } = sandboxFacebook
  const people = new Map<string, { person: TestPerson; expiresAt: number }>()
  const app = new Hono()
  const consent = addConsent(app, {
    provider: 'Facebook',
    clientId: appId,
    people: facebookPeople,
    page: `${graph}/dialog/oauth`,
    now,
    // Facebook shows its page in the language of the person's account.
    languageOf: () => 'hu',
    leadBack: redirectBack,
    cancelled: {
      error: 'access_denied',
      error_code: '200',
      error_description: 'Permissions error',
      error_reason: 'user_denied',
    },
  })
  return app
    .get(`${graph}/oauth/access_token`, (c) => {
      const query = c.req.query()
      if (isAway(query)) return c.json(failure('An unexpected error has occurred.', 2), 500)
      if (query['client_id'] !== appId || query['client_secret'] !== appSecret)
        return c.json(failure('Error validating client secret.', 1), 400)
      const given = consent.take(query)
      if (!given) return c.json(failure('This authorization code has been used.', 100), 400)
      const access_token = `EAA${randomBytes(24).toString('hex')}`
      people.set(access_token, { person: given.person, expiresAt: Math.floor(now().getTime() / 1000) + tokenSeconds })
      return c.json({ access_token, token_type: 'bearer', expires_in: tokenSeconds })
    })
    .get(`${graph}/debug_token`, (c) => {
      if (c.req.query('access_token') !== `${appId}|${appSecret}`)
        return c.json(failure('Invalid OAuth access token signature.', 190), 400)
      const known = people.get(c.req.query('input_token') ?? '')
      if (!known)
        return c.json({
          data: { error: { code: 190, message: 'Invalid OAuth access token.' }, is_valid: false, scopes: [] },
        })
      const { person, expiresAt } = known
      const scopes = ['email', 'public_profile']
      const about = {
        application: 'Kolofon',
        expires_at: expiresAt,
        is_valid: true,
        issued_at: expiresAt - tokenSeconds,
      }
      return c.json({ data: { app_id: appId, type: 'USER', ...about, scopes, user_id: person.id } })
    })
    .get(`${graph}/me`, (c) => {
      const token = c.req.query('access_token') ?? ''
      const known = people.get(token)
      if (!known) return c.json(failure('Error validating access token.', 190), 400)
      const proof = createHmac('sha256', appSecret).update(token).digest('hex')
      if (c.req.query('appsecret_proof') !== proof)
        return c.json(failure('Invalid appsecret_proof provided in the API argument', 100, 'GraphMethodException'), 400)
      const { id, firstName, lastName, email } = known.person
      return c.json({ id, first_name: firstName, last_name: lastName, ...(email !== null && { email }) })
    })
}
