import type { SignInOutcome } from '#contracts/credential-providers.ts'
import type { Answer, Input } from '../../http/handler.ts'
import type { Context } from '../../kernel/context.ts'
import { hashText } from '../../kernel/hash-text.ts'
import { fail, ok, type Result } from '../../kernel/result.ts'
import { type AttemptRow, saveIdentity, selectAttempt, takeState } from './attempt-queries.ts'
import { redirectUriOf } from './redirect-uri.ts'
import { verifiedExpiry } from './rules/lifetimes.ts'

type Call = 'POST /v2.0/sign_in_attempts/answer'
type Current = 'GET /v2.0/sign_in_attempts/current'
type Body = Input<Call>['body']

export type Purpose = Answer<Call>['purpose']

export const purposeOf = ({ userId, registrationHash }: Pick<AttemptRow, 'userId' | 'registrationHash'>): Purpose => {
  if (userId !== null) return 'add'
  return registrationHash === null ? 'sign_in' : 'confirm'
}

/** Google and Facebook say the first of these, Apple the second. */
const cancelled = new Set(['access_denied', 'user_cancelled_authorize'])
const away = new Set(['temporarily_unavailable', 'server_error'])

const outcomeOf = (error: string | undefined): SignInOutcome => {
  if (error !== undefined && cancelled.has(error)) return 'cancelled'
  return error !== undefined && away.has(error) ? 'unavailable' : 'refused'
}

/** The attempt of the browser that makes the call. */
export const findAttempt = async (ctx: Context): Promise<AttemptRow | undefined> =>
  ctx.signInToken === undefined ? undefined : selectAttempt(ctx, hashText(ctx.signInToken))

const redeem = async (ctx: Context, attempt: AttemptRow, { code, ...body }: Body): Promise<SignInOutcome> => {
  const { provider, nonce, verifier, tokenHash } = attempt
  if (attempt.answerBy <= ctx.now()) return 'expired'
  if (code === undefined) return outcomeOf(body.error)
  const verdict = await ctx.identityProviders[provider]?.redeem({
    code,
    nonce,
    verifier,
    redirectUri: redirectUriOf(ctx, provider),
    firstName: body.firstName,
    lastName: body.lastName,
  })
  if (!verdict?.ok) return verdict?.refusal ?? 'unavailable'
  await saveIdentity(ctx.db, tokenHash, { identity: verdict.identity, expiresAt: verifiedExpiry(ctx.now()) })
  return 'verified'
}

/**
 * What came back with the visitor. The state says that it answers the question of this browser, and is used up: of two
 * answers one counts.
 */
export const answerAttempt = async (ctx: Context, body: Body): Promise<Result<Answer<Call>, 'link_not_valid'>> => {
  const attempt = await findAttempt(ctx)
  const stateHash = hashText(body.state)
  const isOurs = attempt?.provider === body.provider && attempt.stateHash === stateHash
  if (!attempt || !isOurs || !(await takeState(ctx.db, stateHash))) return fail('link_not_valid')
  const { redirectPath, locale } = attempt
  return ok({ outcome: await redeem(ctx, attempt, body), purpose: purposeOf(attempt), redirectPath, locale })
}

export const readAttempt = async (ctx: Context): Promise<Result<Answer<Current>, 'link_not_valid'>> => {
  const attempt = await findAttempt(ctx)
  if (!attempt?.identity) return fail('link_not_valid')
  const { email, emailProof, firstName, lastName } = attempt.identity
  return ok({ provider: attempt.provider, email, isEmailProven: emailProof === 'mailbox', firstName, lastName })
}
