import type { Locale } from '#contracts/shop.ts'
import type { ProvenIdentity } from '../../db/schema/credentials.ts'

/** `refused`: what came proves nothing. `unavailable`: the provider does not answer, or refuses the account of the shop. */
export type Verdict = { ok: true; identity: ProvenIdentity } | { ok: false; refusal: 'refused' | 'unavailable' }

export interface Question {
  state: string
  nonce: string
  /** Of PKCE, S256. */
  challenge: string
  redirectUri: string
  locale: Locale
}

interface ProviderAnswer {
  code: string
  nonce: string
  verifier: string
  redirectUri: string
  /** Where the provider sends the names beside the code. */
  firstName: string | undefined
  lastName: string | undefined
}

/** Who says who a visitor is. Nothing here throws, except `revoke`, which a job repeats. */
export interface IdentityProvider {
  /** The page that asks the visitor. */
  pageUrl: (question: Question) => string
  /** Exchanges the code of an answer, and verifies what comes for it. */
  redeem: (answer: ProviderAnswer) => Promise<Verdict>
  /** Verifies a token that a page of the shop got from the provider. */
  verify: (token: string) => Promise<Verdict>
  /** Tells the provider that the account has ended. */
  revoke?: (revocation: string) => Promise<void>
}
