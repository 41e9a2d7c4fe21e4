import type { Locale } from '#contracts/shop.ts'
import type { Messages } from './messages.ts'

declare module 'next-intl' {
  interface AppConfig {
    Locale: Locale
    Messages: Messages
  }
}
