import type { AddedProvider } from '#contracts/credential-providers.ts'
import type { Credential } from '#contracts/credentials.ts'
import type { ProvenIdentity } from '../../db/schema/credentials.ts'
import { clientOf, countTry } from '../../http/rate-limit.ts'
import type { Context } from '../../kernel/context.ts'
import { fail, ok, type Result } from '../../kernel/result.ts'
import { refused } from '../../ports/identity/answer-safely.ts'
import type { Verdict } from '../../ports/identity/port.ts'
import { readConfiguration } from '../configuration/service.ts'
import { verifyAssertion } from '../passkeys/service.ts'
import { findAttempt, type Purpose, purposeOf } from './answer-attempt.ts'
import type { AttemptRow } from './attempt-queries.ts'

export interface Proven<Provider extends AddedProvider = AddedProvider> {
  provider: Provider
  identity: ProvenIdentity
  /** Undefined where a token of the provider came with the call. */
  attempt: AttemptRow | undefined
}

type Refusal = 'credential_not_valid' | 'too_many_requests' | 'service_unavailable'

/** What a passkey proves is who the account belongs to, and nothing else about the person. */
const passkeyVerdict = async (ctx: Context, token: string, purpose: Purpose): Promise<Verdict> => {
  const subject = purpose === 'sign_in' ? await verifyAssertion(ctx, token) : undefined
  const unknown = { email: null, emailProof: 'none', firstName: null, lastName: null, revocation: null } as const
  return subject === undefined ? refused : { ok: true, identity: { subject, ...unknown } }
}

/** @param attempt what the browser has just proven at the provider */
const verdictOn = async (
  ctx: Context,
  { provider, token }: Credential,
  attempt: AttemptRow | undefined,
  purpose: Purpose,
): Promise<Verdict> => {
  if (provider === 'passkey') return token === undefined ? refused : passkeyVerdict(ctx, token, purpose)
  const { sign_in_providers: offered } = await readConfiguration(ctx.db)
  if (!offered.includes(provider)) return refused
  if (token !== undefined) return (await ctx.identityProviders[provider]?.verify(token)) ?? refused
  const isMeant = attempt?.provider === provider && purposeOf(attempt) === purpose
  return isMeant && attempt.identity ? { ok: true, identity: attempt.identity } : refused
}

/**
 * Who the credential says that it is. An attempt that was begun for one purpose proves nothing for another one. Nobody
 * can guess a credential, so the limit is for the work that it makes.
 */
export const resolveIdentity = async <Provider extends AddedProvider>(
  ctx: Context,
  credential: Credential & { provider: Provider },
  purpose: Purpose,
): Promise<Result<Proven<Provider>, Refusal>> => {
  const { provider, token } = credential
  const limited = await countTry(ctx, 'credential', clientOf(ctx))
  if (limited) return limited
  const attempt = token === undefined ? await findAttempt(ctx) : undefined
  const verdict = await verdictOn(ctx, credential, attempt, purpose)
  if (verdict.ok) return ok({ provider, identity: verdict.identity, attempt })
  if (verdict.refusal === 'refused') return fail('credential_not_valid')
  return fail('service_unavailable', { params: { retryAfter: 5 } })
}
