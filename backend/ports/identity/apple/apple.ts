import type { JWTPayload } from 'jose'
import { z } from 'zod'
import type { ProvenIdentity } from '../../../db/schema/credentials.ts'
import { answerSafely, proven, refused } from '../answer-safely.ts'
import { postForm, postFormForJson, ProviderAway } from '../ask-provider.ts'
import type { Reached } from '../definition.ts'
import { createKeySet } from '../id-token/key-set.ts'
import { verifyIdToken } from '../id-token/verify-id-token.ts'
import type { IdentityProvider } from '../port.ts'
import { domainOf, readEmail, readName } from '../read-profile.ts'
import { readTokens } from '../redeem-code.ts'
import { type AppleAccount, createClientSecret } from './client-secret.ts'

/** Mailboxes that Apple runs; the last one forwards mails to an address that the person does not want to give. */
const ownMailboxes = new Set(['icloud.com', 'me.com', 'mac.com', 'privaterelay.appleid.com'])
const tokens = z.object({ id_token: z.string(), refresh_token: z.string().optional() })

const emailProofOf = (email: string | null, { email_verified }: JWTPayload): ProvenIdentity['emailProof'] => {
  // Apple writes the one or the other.
  const isVerified = email_verified === true || email_verified === 'true'
  return isVerified && email !== null && ownMailboxes.has(domainOf(email)) ? 'mailbox' : 'none'
}

/** Without the names: the token has none. */
const identityOf = (claims: JWTPayload & { sub: string }): ProvenIdentity => {
  const email = readEmail(claims['email'])
  const emailProof = emailProofOf(email, claims)
  return { subject: claims.sub, email, emailProof, firstName: null, lastName: null, revocation: null }
}

/** Sign in with Apple. Its answer is a form that Apple's page posts, and names come with the first consent only. */
export const createApple = ({
  account,
  endpoints,
  send,
  timeoutMs,
  now,
  log,
}: Reached<AppleAccount, 'page' | 'token' | 'keys' | 'revoke'>): IdentityProvider => {
  const asking = { send, timeoutMs }
  const { clientId } = account
  const keys = createKeySet({ url: endpoints.keys, asking, now })
  const rules = { keys, issuers: ['https://appleid.apple.com'], audience: clientId, now }
  const ownProof = async () => ({
    client_id: clientId,
    client_secret: await createClientSecret(account, now()),
  })
  return {
    pageUrl: ({ state, nonce, challenge, redirectUri, locale }) =>
      `${endpoints.page}?${new URLSearchParams({
        client_id: clientId,
        redirect_uri: redirectUri,
        response_type: 'code',
        response_mode: 'form_post',
        scope: 'name email',
        state,
        nonce,
        code_challenge: challenge,
        code_challenge_method: 'S256',
        locale: locale === 'hu' ? 'hu_HU' : 'en_GB',
      }).toString()}`,
    redeem: ({ code, nonce, verifier, redirectUri, firstName, lastName }) =>
      answerSafely(log, async () => {
        const answer = await postFormForJson(asking, endpoints.token, {
          grant_type: 'authorization_code',
          code,
          redirect_uri: redirectUri,
          code_verifier: verifier,
          ...(await ownProof()),
        })
        const given = readTokens(answer, tokens)
        const claims = given && (await verifyIdToken(rules, given.id_token, nonce))
        if (!claims) return refused
        return proven({
          ...identityOf(claims),
          firstName: readName(firstName),
          lastName: readName(lastName),
          revocation: given.refresh_token ?? null,
        })
      }),
    verify: (token) =>
      answerSafely(log, async () => {
        const claims = await verifyIdToken(rules, token)
        return claims ? proven(identityOf(claims)) : refused
      }),
    revoke: async (revocation) => {
      const form = { ...(await ownProof()), token: revocation, token_type_hint: 'refresh_token' }
      const { status } = await postForm(asking, endpoints.revoke, form)
      if (status !== 200) throw new ProviderAway(`Apple answers a revocation with ${status}`)
    },
  }
}
