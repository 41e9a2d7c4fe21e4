import type { useTranslations } from 'next-intl'
import type { Currency, Locale } from '#contracts/shop.ts'
import { formatPlace } from '#lib/format/format-place.ts'
import { menuItems } from './menu-items.ts'
import { localised } from '#lib/consent/localised.ts'
import type { Shell } from './server.ts'

/** What header and footer show of the shop's configuration and menus. */
export const shellFacts = (
  { configuration, header, top, footer, socialIcons }: Shell,
  currency: Currency,
  locale: Locale,
  t: ReturnType<typeof useTranslations<'shell'>>,
) => ({
  header: menuItems(header, locale, t),
  top: menuItems(top, locale, t),
  footer: menuItems(footer, locale, t),
  currency,
  currencies: configuration.available_currencies,
  hasLanguages: configuration.available_locales.length > 1,
  /** In the currency's minor unit. */
  freeDeliveryFrom: configuration.free_delivery_from[currency],
  phone: configuration.contact_phone,
  email: configuration.contact_email,
  company: configuration.company.name,
  place: formatPlace(configuration.company),
  hasBarion: configuration.available_online_payment_methods.includes('barion'),
  /** What explains the cookies, where visitors decide about them. */
  cookiePage: configuration.cookie_consent_active
    ? localised(configuration.cookie_consent_cta_target_url, locale)
    : undefined,
  hasSimplePay: configuration.available_online_payment_methods.includes('simplepay'),
  socialIcons: socialIcons.map(({ name, url, icon }) => ({ name, url, icon })),
})

export type ShellFacts = ReturnType<typeof shellFacts>
