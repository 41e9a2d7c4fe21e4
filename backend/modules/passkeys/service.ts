import { userIdOf } from '../../access/actor.ts'
import type { Answer } from '../../http/handler.ts'
import type { Context } from '../../kernel/context.ts'
import { fail, ok, type Result } from '../../kernel/result.ts'
import { selectPasskeysOf } from './queries.ts'

export { askToSignIn, createChallenge, lifetimeMs } from './challenges.ts'
export { deleteExpiredChallenges, insertPasskey, selectPasskeysOf } from './queries.ts'
export { relyingParty, userHandle } from './relying-party.ts'
export { verifyAssertion, verifyAttestation } from './verify.ts'

export const listPasskeys = async (
  ctx: Context,
): Promise<Result<Answer<'GET /v2.0/me/passkeys'>, 'unauthenticated'>> => {
  const userId = userIdOf(ctx.actor)
  if (userId === null) return fail('unauthenticated')
  const rows = await selectPasskeysOf(ctx.db, userId)
  return ok({
    items: rows.map(({ id, name, addedAt, usedAt }) => ({
      id,
      name,
      addedAt: addedAt.toISOString(),
      usedAt: usedAt?.toISOString() ?? null,
    })),
  })
}
