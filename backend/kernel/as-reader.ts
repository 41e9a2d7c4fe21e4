import type { Locale } from '#contracts/shop.ts'
import { guest } from '../access/actor.ts'
import type { Context, Services } from './context.ts'

/** A job acts for no visitor; it reads the catalog as any reader does. */
export const asReader = (services: Services, locale: Locale): Context => ({
  ...services,
  actor: guest,
  locale,
  currency: 'HUF',
  requestId: 'job',
  client: undefined,
  signInToken: undefined,
})
