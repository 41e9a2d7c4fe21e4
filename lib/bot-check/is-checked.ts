import type { BotAction } from '#contracts/bot-actions.ts'
import { readHint } from '#lib/session/hint-cookies.ts'
import { siteKey } from './site-key.ts'

/**
 * Customers are not checked. The form of the newsletter is sent without a session, and who signs in may have one that
 * has run out, so there everybody is.
 */
export const isChecked = (action: BotAction): boolean =>
  siteKey() !== undefined && (action === 'newsletter' || action === 'login' || readHint('customer') === undefined)
