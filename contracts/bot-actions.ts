/** What visitors without an account do that the bot check protects. Google gets these names, so they hold no data. */
export type BotAction =
  | 'order_find'
  | 'order_rating'
  | 'stock_notification'
  | 'newsletter'
  | 'registration'
  | 'organization_registration'
  | 'password_reset'

/** The header with the token that the browser got for the action. */
export const botTokenHeader = 'bot-check-token'
