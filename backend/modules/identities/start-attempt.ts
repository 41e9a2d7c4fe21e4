import type { SocialProvider } from '#contracts/credential-providers.ts'
import { clientOf, countTry } from '../../http/rate-limit.ts'
import type { Context } from '../../kernel/context.ts'
import { hashText } from '../../kernel/hash-text.ts'
import { fail, ok, type Result } from '../../kernel/result.ts'
import { readConfiguration } from '../configuration/service.ts'
import { insertAttempt } from './attempt-queries.ts'
import { redirectUriOf } from './redirect-uri.ts'
import { answerBy, attemptExpiry } from './rules/lifetimes.ts'

interface Beginning {
  provider: SocialProvider
  redirectPath: string
  remember: boolean
  /** The customer who adds the provider; null for a visitor who signs in. */
  userId: number | null
  /** The token of a mail; null where no registration is confirmed. */
  registration: string | null
}

/** The address of the provider's page, and a token for the browser: only the browser that begins can go on. */
export const startAttempt = async (
  ctx: Context,
  { provider, registration, ...row }: Beginning,
): Promise<Result<{ url: string; token: string }, 'not_found' | 'too_many_requests'>> => {
  const asked = ctx.identityProviders[provider]
  const { sign_in_providers: offered } = await readConfiguration(ctx.db)
  if (!asked || !offered.includes(provider)) return fail('not_found')
  const limited = await countTry(ctx, 'sign_in_attempt', clientOf(ctx))
  if (limited) return limited
  const { locale, newToken, now } = ctx
  const [token, state, nonce, verifier] = [newToken(32), newToken(32), newToken(32), newToken(32)]
  await insertAttempt(ctx.db, {
    ...row,
    provider,
    locale,
    nonce,
    verifier,
    tokenHash: hashText(token),
    stateHash: hashText(state),
    registrationHash: registration === null ? null : hashText(registration),
    answerBy: answerBy(now()),
    expiresAt: attemptExpiry(now()),
  })
  // The challenge of PKCE is the same hash: SHA-256 as base64url.
  const question = { state, nonce, locale, challenge: hashText(verifier), redirectUri: redirectUriOf(ctx, provider) }
  return ok({ url: asked.pageUrl(question), token })
}
