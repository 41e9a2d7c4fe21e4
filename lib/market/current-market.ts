import 'server-only'
import { locale as rootLocale, market as rootMarket } from 'next/root-params'
import { hasLocale } from 'next-intl'
import { notFound } from 'next/navigation'
import { type Locale, locales } from '#contracts/shop.ts'
import { type Market, parseMarket } from './market.ts'

/** The market of the page that is being rendered, from the hidden path segments that the middleware adds. */
export const currentMarket = async (): Promise<Market & { locale: Locale }> => {
  const [locale, market] = [await rootLocale(), parseMarket((await rootMarket()) ?? '')]
  if (!hasLocale(locales, locale) || !market) notFound()
  return { locale, ...market }
}
