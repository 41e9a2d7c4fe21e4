/** What visitors without an account do that the bot check protects. Google gets these names, so they hold no data. */
export const botActions = [
  'login',
  'registration',
  'organization_registration',
  'password_reset',
  'order_find',
  'order_proof',
  'order_rating',
  'stock_notification',
  'newsletter',
] as const
export type BotAction = (typeof botActions)[number]

/** The header with the token that the browser got for the action, or with the code of a mail. */
export const botTokenHeader = 'bot-check-token'

/** How the header begins where it brings the code of a mail: `code:<id>.<code>`. */
export const botCodePrefix = 'code:'
