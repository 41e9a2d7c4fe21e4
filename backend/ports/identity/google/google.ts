import type { JWTPayload } from 'jose'
import { z } from 'zod'
import type { ProvenIdentity } from '../../../db/schema/credentials.ts'
import { answerSafely, proven, refused } from '../answer-safely.ts'
import { postFormForJson } from '../ask-provider.ts'
import type { Reached } from '../definition.ts'
import { createKeySet } from '../id-token/key-set.ts'
import { verifyIdToken } from '../id-token/verify-id-token.ts'
import type { IdentityProvider, Verdict } from '../port.ts'
import { domainOf, readEmail, readName } from '../read-profile.ts'
import { readTokens } from '../redeem-code.ts'

export interface GoogleAccount {
  clientId: string
  clientSecret: string
}

const issuers = ['https://accounts.google.com', 'accounts.google.com']
const gmail = new Set(['gmail.com', 'googlemail.com'])
const tokens = z.object({ id_token: z.string() })

/** Google runs the mailboxes of Gmail and of its business customers (`hd`). Of other addresses it has seen one mail, once. */
const emailProofOf = (email: string | null, { email_verified, hd }: JWTPayload): ProvenIdentity['emailProof'] =>
  email !== null && email_verified === true && (gmail.has(domainOf(email)) || (typeof hd === 'string' && hd !== ''))
    ? 'mailbox'
    : 'none'

const identityOf = (claims: JWTPayload & { sub: string }): ProvenIdentity => {
  const email = readEmail(claims['email'])
  return {
    subject: claims.sub,
    email,
    emailProof: emailProofOf(email, claims),
    firstName: readName(claims['given_name']),
    lastName: readName(claims['family_name']),
    revocation: null,
  }
}

/** OpenID Connect with an authorisation code; the token of Google's own button (google_id_token) is verified in the same way. */
export const createGoogle = ({
  account: { clientId, clientSecret },
  endpoints,
  send,
  timeoutMs,
  now,
  log,
}: Reached<GoogleAccount, 'page' | 'token' | 'keys'>): IdentityProvider => {
  const asking = { send, timeoutMs }
  const rules = { keys: createKeySet({ url: endpoints.keys, asking, now }), issuers, audience: clientId, now }
  const verify = async (token: string, nonce?: string): Promise<Verdict> => {
    const claims = await verifyIdToken(rules, token, nonce)
    return claims ? proven(identityOf(claims)) : refused
  }
  return {
    pageUrl: ({ state, nonce, challenge, redirectUri, locale }) =>
      `${endpoints.page}?${new URLSearchParams({
        client_id: clientId,
        redirect_uri: redirectUri,
        response_type: 'code',
        scope: 'openid email profile',
        state,
        nonce,
        code_challenge: challenge,
        code_challenge_method: 'S256',
        // Whoever has several accounts chooses; otherwise Google takes the one that is signed in.
        prompt: 'select_account',
        hl: locale,
      }).toString()}`,
    redeem: ({ code, nonce, verifier, redirectUri }) =>
      answerSafely(log, async () => {
        const answer = await postFormForJson(asking, endpoints.token, {
          grant_type: 'authorization_code',
          code,
          client_id: clientId,
          client_secret: clientSecret,
          redirect_uri: redirectUri,
          code_verifier: verifier,
        })
        const given = readTokens(answer, tokens)
        return given ? verify(given.id_token, nonce) : refused
      }),
    verify: (token) => answerSafely(log, () => verify(token)),
  }
}
