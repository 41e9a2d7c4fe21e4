import type { MergeStrategy } from '#contracts/merge-strategies.ts'

/** Which of two values counts: the one in the customer's cart or the one in the session's. Undefined: neither. */
export type Choose = <Value>(own: Value | undefined, session: Value | undefined) => Value | undefined

const strategies: Record<MergeStrategy, Choose> = {
  sessionOnly: (_own, session) => session,
  sessionFirst: (own, session) => session ?? own,
  userFirst: (own, session) => own ?? session,
}

export const isMergeStrategy = (strategy: string): strategy is MergeStrategy => Object.hasOwn(strategies, strategy)

export const chooseBy = (strategy: MergeStrategy): Choose => strategies[strategy]
