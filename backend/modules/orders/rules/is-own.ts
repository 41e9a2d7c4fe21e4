import type { Actor } from '../../../kernel/context.ts'

/** Whose order it is: the customer's, from whatever session; one that was placed without an account is its session's. */
export const isOwn = (actor: Actor, order: { userId: number | null; sessionId: string | null }): boolean => {
  if (actor.kind === 'guest') return false
  return order.userId === null ? order.sessionId === actor.sessionId : order.userId === actor.userId
}
