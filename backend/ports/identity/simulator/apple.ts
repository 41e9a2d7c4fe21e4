import { randomBytes } from 'node:crypto'
import { Hono } from 'hono'
import { jwtVerify } from 'jose'
import { addConsent, isAway } from './consent.ts'
import { createSigner } from './id-tokens.ts'
import { pageHeaders, postPage } from './page.ts'
import { applePeople, type TestPerson } from './people.ts'
import { applePublicKey, sandboxApple } from './sandbox-accounts.ts'

const [minute, day, halfYear] = [60, 86_400, 15_777_000]

const languageOf = ({ locale }: Record<string, string>): 'hu' | 'en' => (locale === 'hu_HU' ? 'hu' : 'en')

const claimsOf = ({ id, email, isVerified }: TestPerson) => ({
  sub: id,
  ...(email !== null && {
    email,
    // As texts, which Apple writes, too.
    email_verified: String(isVerified),
    is_private_email: String(email.endsWith('@privaterelay.appleid.com')),
  }),
})

/** Whether the shop has signed who it is, as Apple wants it. */
const isShop = async (secret: string | undefined, now: Date): Promise<boolean> => {
  const { clientId, teamId, keyId } = sandboxApple
  try {
    const { protectedHeader } = await jwtVerify(secret ?? '', applePublicKey, {
      algorithms: ['ES256'],
      issuer: teamId,
      subject: clientId,
      audience: 'https://appleid.apple.com',
      maxTokenAge: halfYear,
      currentDate: now,
    })
    return protectedHeader.kid === keyId
  } catch {
    return false
  }
}

/** Apple's page, which posts its answer, its tokens, its keys and its revocation, in their wire formats. */
export const createAppleSimulator = ({ now }: { now: () => Date }): Hono => {
  const { clientId } = sandboxApple
  const signer = createSigner('trial-apple')
  /** Apple says the name at the first consent only. */
  const seen = new Set<string>()
  const app = new Hono()
  const consent = addConsent(app, {
    provider: 'Apple',
    clientId,
    people: applePeople,
    page: '/apple/auth/authorize',
    now,
    languageOf,
    leadBack: (c, query, answer, person) => {
      const isFirst = person !== undefined && !seen.has(person.id)
      if (person) seen.add(person.id)
      const { firstName = '', lastName = '', email } = person ?? {}
      const user = isFirst && { user: JSON.stringify({ name: { firstName, lastName }, email }) }
      const fields = { state: query['state'] ?? '', ...answer, ...user }
      return c.html(postPage('Apple', languageOf(query), query['redirect_uri'] ?? '', fields), 200, pageHeaders)
    },
    cancelled: { error: 'user_cancelled_authorize' },
  })
  return app
    .post('/apple/auth/token', async (c) => {
      const form = (await c.req.parseBody()) as Record<string, string>
      if (isAway(form)) return c.text('', 503)
      if (form['client_id'] !== clientId || !(await isShop(form['client_secret'], now())))
        return c.json({ error: 'invalid_client' }, 400)
      const given = consent.take(form)
      if (form['grant_type'] !== 'authorization_code' || !given) return c.json({ error: 'invalid_grant' }, 400)
      const { person, query } = given
      const claims = { iss: 'https://appleid.apple.com', aud: clientId, ...claimsOf(person), nonce: query['nonce'] }
      const id_token = await signer.sign({ ...claims, nonce_supported: true }, now(), day)
      const [access_token, refresh_token] = [randomBytes(24).toString('hex'), randomBytes(24).toString('hex')]
      return c.json({ access_token, token_type: 'Bearer', expires_in: 60 * minute, refresh_token, id_token })
    })
    .get('/apple/auth/keys', async (c) => c.json(await signer.keys(), 200, { 'Cache-Control': 'max-age=600' }))
    .post('/apple/auth/revoke', async (c) => {
      const form = (await c.req.parseBody()) as Record<string, string>
      const isRight = form['client_id'] === clientId && (await isShop(form['client_secret'], now()))
      seen.clear()
      return isRight ? c.body(null, 200) : c.json({ error: 'invalid_client' }, 400)
    })
}
