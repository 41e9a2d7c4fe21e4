import 'server-only'
import { NextIntlClientProvider } from 'next-intl'
import { getLocale } from 'next-intl/server'
import type { ReactNode } from 'react'
import { loadMessages } from './load-messages.ts'
import type { Namespace } from './messages.ts'

/** Passes the namespaces that an island needs to the browser; all other messages stay on the server. */
export const ClientMessages = async ({ namespaces, children }: { namespaces: Namespace[]; children: ReactNode }) => {
  const locale = await getLocale()
  const messages = await loadMessages(locale)
  const picked = Object.fromEntries(namespaces.map((name) => [name, messages[name]]))
  return (
    <NextIntlClientProvider locale={locale} messages={picked} timeZone="Europe/Budapest">
      {children}
    </NextIntlClientProvider>
  )
}
