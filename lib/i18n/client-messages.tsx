import 'server-only'
import { getLocale } from 'next-intl/server'
import type { ReactNode } from 'react'
import { pack } from '#lib/format/packed.ts'
import { loadMessages } from './load-messages.ts'
import type { Messages, Namespace } from './messages.ts'
import { PackedMessages } from './packed-messages.tsx'

/** Passes the namespaces that an island needs to the browser; all other messages stay on the server. */
export const ClientMessages = async ({ namespaces, children }: { namespaces: Namespace[]; children: ReactNode }) => {
  const locale = await getLocale()
  const messages = await loadMessages(locale)
  const picked: Partial<Messages> = Object.fromEntries(namespaces.map((name) => [name, messages[name]]))
  return (
    <PackedMessages locale={locale} messages={pack(picked)}>
      {children}
    </PackedMessages>
  )
}
