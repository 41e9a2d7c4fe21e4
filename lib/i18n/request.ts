import { locale as rootLocale } from 'next/root-params'
import { getRequestConfig } from 'next-intl/server'
import { readLanguage } from './accepted-language.ts'
import { loadMessages } from './load-messages.ts'

export default getRequestConfig(async ({ locale: requested }) => {
  const locale = readLanguage(requested ?? (await rootLocale())) ?? 'hu'
  const { messages } = await loadMessages(locale)
  return { locale, messages, timeZone: 'Europe/Budapest' }
})
