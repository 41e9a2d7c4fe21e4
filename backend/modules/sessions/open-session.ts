import type { Answer } from '../../http/handler.ts'
import type { Context } from '../../kernel/context.ts'
import { hashText } from '../../kernel/hash-text.ts'
import { insertSession, type SessionRow } from './queries.ts'
import { lifetimeMs } from './rules/lifetimes.ts'

export type Grant = Answer<'POST /login'>

type NewSession = Pick<SessionRow, 'userId' | 'segment' | 'remember'> &
  Partial<Pick<SessionRow, 'id' | 'impersonatorId' | 'expiresAt'>>

/** A new session with a new token. The cookie of a session that is not remembered ends with the browser. */
export const openSession = async (ctx: Context, session: NewSession): Promise<Grant> => {
  const token = ctx.newToken(32)
  const at = ctx.now()
  await insertSession(ctx.db, {
    id: ctx.newId(),
    expiresAt: new Date(at.getTime() + lifetimeMs),
    ...session,
    tokenHash: hashText(token),
    createdAt: at,
    lastSeenAt: at,
  })
  return {
    access_token: token,
    expires_in: session.remember ? lifetimeMs / 1000 : null,
    segment: session.segment,
    customer: session.userId !== null,
    merge: null,
  }
}
