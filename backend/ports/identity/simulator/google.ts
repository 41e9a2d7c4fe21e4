import { Hono } from 'hono'
import { addConsent, isAway, redirectBack } from './consent.ts'
import { createSigner } from './id-tokens.ts'
import { googlePeople, type TestPerson } from './people.ts'
import { sandboxGoogle } from './sandbox-accounts.ts'

const hour = 3_600

const claimsOf = ({ id, email, isVerified, firstName, lastName }: TestPerson) => ({
  sub: id,
  ...(email !== null && { email, email_verified: isVerified }),
  name: `${firstName} ${lastName}`.trim(),
  ...(firstName && { given_name: firstName }),
  ...(lastName && { family_name: lastName }),
})

/** Google's page, its token endpoint and its keys, in their wire formats. */
export const createGoogleSimulator = ({ now }: { now: () => Date }): Hono => {
  const { clientId, clientSecret } = sandboxGoogle
  const signer = createSigner('trial-google')
  const app = new Hono()
  const consent = addConsent(app, {
    provider: 'Google',
    clientId,
    people: googlePeople,
    page: '/google/o/oauth2/v2/auth',
    now,
    languageOf: ({ hl }) => (hl === 'en' ? 'en' : 'hu'),
    leadBack: redirectBack,
    cancelled: { error: 'access_denied' },
  })
  return app
    .post('/google/token', async (c) => {
      const form = (await c.req.parseBody()) as Record<string, string>
      if (isAway(form)) return c.text('', 503)
      if (form['client_id'] !== clientId || form['client_secret'] !== clientSecret)
        return c.json({ error: 'invalid_client', error_description: 'Unauthorized' }, 401)
      const given = consent.take(form)
      if (form['grant_type'] !== 'authorization_code' || !given)
        return c.json({ error: 'invalid_grant', error_description: 'Bad Request' }, 400)
      const { person, query } = given
      const claims = { iss: 'https://accounts.google.com', azp: clientId, aud: clientId, ...claimsOf(person) }
      const id_token = await signer.sign({ ...claims, nonce: query['nonce'] }, now(), hour)
      const scope = 'openid https://www.googleapis.com/auth/userinfo.email'
      return c.json({ access_token: 'ya29.trial', expires_in: hour - 1, scope, token_type: 'Bearer', id_token })
    })
    .get('/google/oauth2/v3/certs', async (c) =>
      c.json(await signer.keys(), 200, { 'Cache-Control': 'public, max-age=20000, must-revalidate, no-transform' }),
    )
}
