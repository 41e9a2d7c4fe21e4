import type { BotAction } from '#contracts/bot-actions.ts'
import { readHint } from '#lib/session/hint-cookies.ts'
import { siteKey } from './site-key.ts'

/** Customers are not checked. The form of the newsletter is sent without a session, so there everybody is. */
export const isChecked = (action: BotAction): boolean =>
  siteKey() !== undefined && (action === 'newsletter' || readHint('customer') === undefined)
