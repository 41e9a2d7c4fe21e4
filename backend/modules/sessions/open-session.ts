import type { Segment } from '#contracts/shop.ts'
import type { Answer } from '../../http/handler.ts'
import type { Context } from '../../kernel/context.ts'
import { hashText } from '../../kernel/hash-text.ts'
import { insertSession } from './queries.ts'
import { lifetimeMs } from './rules/lifetimes.ts'

export type Grant = Answer<'POST /login'>

/** A new session with a new token. The cookie of a session that is not remembered ends with the browser. */
export const openSession = async (
  ctx: Context,
  session: { userId: number | null; segment: Segment; remember: boolean },
): Promise<Grant> => {
  const token = ctx.newToken(32)
  const at = ctx.now()
  const expiresAt = new Date(at.getTime() + lifetimeMs)
  await insertSession(ctx.db, {
    ...session,
    id: ctx.newId(),
    tokenHash: hashText(token),
    createdAt: at,
    lastSeenAt: at,
    expiresAt,
  })
  return {
    access_token: token,
    expires_in: session.remember ? lifetimeMs / 1000 : null,
    segment: session.segment,
    customer: session.userId !== null,
    merge: null,
  }
}
