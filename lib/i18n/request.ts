import { locale as rootLocale } from 'next/root-params'
import { hasLocale } from 'next-intl'
import { getRequestConfig } from 'next-intl/server'
import { loadMessages } from './load-messages.ts'
import { routing } from './routing.ts'

export default getRequestConfig(async ({ locale: requested }) => {
  const wanted = requested ?? (await rootLocale())
  const locale = hasLocale(routing.locales, wanted) ? wanted : routing.defaultLocale
  return { locale, messages: await loadMessages(locale), timeZone: 'Europe/Budapest' }
})
