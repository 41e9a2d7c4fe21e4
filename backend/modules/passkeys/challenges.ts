import { sessionIdOf, userIdOf } from '../../access/actor.ts'
import type { Answer } from '../../http/handler.ts'
import { clientOf, countTry } from '../../http/rate-limit.ts'
import type { Context } from '../../kernel/context.ts'
import { hashText } from '../../kernel/hash-text.ts'
import { ok, type Result } from '../../kernel/result.ts'
import { insertChallenge, takeChallenge } from './queries.ts'
import { relyingParty } from './relying-party.ts'

export const lifetimeMs = 300_000

type Purpose = 'add' | 'sign_in'

/** A new passkey belongs to the session that asked. Who signs in has none: there whoever was asked answers. */
const hashOf = ({ actor }: Context, purpose: Purpose, challenge: string): string =>
  hashText([purpose, purpose === 'add' ? sessionIdOf(actor) : '', challenge].join(' '))

export const createChallenge = async (ctx: Context, purpose: Purpose, name: string | null): Promise<string> => {
  const challenge = ctx.newToken(32)
  await insertChallenge(ctx.db, {
    hash: hashOf(ctx, purpose, challenge),
    userId: purpose === 'add' ? userIdOf(ctx.actor) : null,
    name,
    expiresAt: new Date(ctx.now().getTime() + lifetimeMs),
  })
  return challenge
}

/** Uses the challenge up. Undefined for an unknown, used or expired one, and for one of another purpose or session. */
export const redeemChallenge = (ctx: Context, purpose: Purpose, challenge: string) =>
  takeChallenge(ctx, hashOf(ctx, purpose, challenge))

type Ask = 'POST /v2.0/passkeys/sign_in_options'

/** Names no passkeys: the authenticator knows its own for this shop, so nobody has to say who signs in. */
export const askToSignIn = async (ctx: Context): Promise<Result<Answer<Ask>, 'too_many_requests'>> => {
  const limited = await countTry(ctx, 'passkey_challenge', clientOf(ctx))
  if (limited) return limited
  const challenge = await createChallenge(ctx, 'sign_in', null)
  return ok({
    challenge,
    rpId: relyingParty(ctx).expectedRPID,
    timeout: lifetimeMs,
    userVerification: 'required',
  })
}
