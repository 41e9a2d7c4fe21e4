import type { BotAction } from '#contracts/bot-actions.ts'

/** `unknown`: the check itself is away, or its account is not right. The visitor can do nothing about it. */
export type Verdict = 'human' | 'bot' | 'unknown'

export interface BotCheck {
  /** Never throws. */
  check: (token: string, action: BotAction) => Promise<Verdict>
}
