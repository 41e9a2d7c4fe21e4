import { randomUUID } from 'node:crypto'
import type { SocialProvider } from '#contracts/credential-providers.ts'
import type { ProvenIdentity } from '../../db/schema/credentials.ts'
import type { IdentityProvider, Question, Verdict } from '../../ports/identity/port.ts'
import { openAccounts } from '../accounts/accounts.test-support.ts'
import { openShop, type TestShop, type Visitor } from '../orders/shop.test-support.ts'

/** A person at a provider; each has another subject. */
export const person = (changes: Partial<ProvenIdentity> = {}): ProvenIdentity => ({
  subject: randomUUID(),
  email: `${randomUUID()}@gmail.com`,
  emailProof: 'mailbox',
  firstName: 'Anna',
  lastName: 'Kovács',
  revocation: null,
  ...changes,
})

/** The code or token that proves this person. */
export const tokenOf = (identity: ProvenIdentity): string => JSON.stringify(identity)

const read = (text: string): Verdict =>
  text.startsWith('{')
    ? { ok: true, identity: JSON.parse(text) as ProvenIdentity }
    : { ok: false, refusal: text === 'away' ? 'unavailable' : 'refused' }

/** Believes what stands in codes and tokens. The adapters of the real providers have their own tests. */
const createProvider = (questions: Question[], revoked: string[]): IdentityProvider => ({
  pageUrl: (question) => {
    questions.push(question)
    return `https://provider.example/?state=${question.state}`
  },
  redeem: async ({ code }) => read(code),
  verify: async (token) => read(token),
  revoke: async (revocation) => void revoked.push(revocation),
})

export const openShopWithProviders = async () => {
  const questions: Question[] = []
  const revoked: string[] = []
  const provider = createProvider(questions, revoked)
  const shop = await openShop(1_000, { identityProviders: { google: provider, facebook: provider, apple: provider } })
  return { shop, questions, revoked }
}

interface Begun {
  provider?: SocialProvider
  redirectPath?: string
  remember?: boolean
  registration?: string
}

/** A browser that is sent to the provider and comes back with this answer. */
export const comeBack = async (
  shop: TestShop,
  answer: { code?: string; error?: string; firstName?: string },
  { provider = 'google', redirectPath = '/', remember = false, registration }: Begun = {},
) => {
  const { body: begun } = await shop.guest.call('POST /v2.0/sign_in_attempts', {
    body: { provider, redirectPath, remember, ...(registration !== undefined && { registration }) },
  })
  const state = new URL(begun.url).searchParams.get('state') ?? ''
  const headers = { 'sign-in-token': begun.token }
  const give = () =>
    shop.guest.call('POST /v2.0/sign_in_attempts/answer', { body: { provider, state, ...answer }, headers })
  const reply = await give()
  return {
    reply,
    state,
    headers,
    giveAgain: give,
    signIn: (visitor: Visitor = shop.guest) =>
      visitor.call('POST /login', { body: { grant_type: '3rd_party_access_token', provider }, headers }),
    register: (body: object = {}) =>
      shop.guest.call('PUT /v2.0/customer', { body: { credential: { provider }, ...body }, headers }),
  }
}

/** Registers at Facebook with an address of the visitor's choice. @returns the token in the mail */
export const registerByMail = async (shop: TestShop, identity: ProvenIdentity, email: string): Promise<string> => {
  const visit = await comeBack(shop, { code: tokenOf(identity) }, { provider: 'facebook' })
  await visit.register({ profile: { firstName: 'Béla', lastName: 'Édes', email } })
  const mail = await openAccounts(shop).sendLast('registration-mail')
  return /\?provider=facebook#token=([\w-]{43})$/m.exec(mail?.text ?? '')?.[1] ?? ''
}

/** Confirms a registration by mail, in the browser with these headers. */
export const confirmByFacebook = (shop: TestShop, headers: Record<string, string>) =>
  shop.guest.call('POST /v2.0/customer/confirm_credential', { body: { credential: { provider: 'facebook' } }, headers })
