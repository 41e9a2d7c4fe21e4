import { sessions } from '../../db/schema/customers.ts'
import type { Answer } from '../../http/handler.ts'
import type { Context } from '../../kernel/context.ts'
import { hashText } from './hash-text.ts'
import { lifetimeMs } from './lifetimes.ts'

export type Grant = Answer<'POST /login'>

/** A new session with a token of its own. One that is not remembered has a cookie that ends with the browser. */
export const openSession = async (
  ctx: Context,
  whose: { userId: number | null; segment: 'b2c' | 'b2b'; remember: boolean },
): Promise<Grant> => {
  const token = ctx.newToken(32)
  const at = ctx.now()
  const expiresAt = new Date(at.getTime() + lifetimeMs)
  await ctx.db
    .insert(sessions)
    .values({ ...whose, id: ctx.newId(), tokenHash: hashText(token), createdAt: at, lastSeenAt: at, expiresAt })
  return {
    access_token: token,
    expires_in: whose.remember ? lifetimeMs / 1000 : null,
    segment: whose.segment,
    customer: whose.userId !== null,
  }
}
