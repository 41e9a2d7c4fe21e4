import 'server-only'
import { getLocale } from 'next-intl/server'
import type { ReactNode } from 'react'
import { pack } from '#lib/format/packed.ts'
import { firstTexts, laterNamespaces } from './later-namespaces.ts'
import { loadMessages } from './load-messages.ts'
import type { Messages, Namespace } from './messages.ts'
import { PackedMessages } from './packed-messages.tsx'

interface Props {
  namespaces: Namespace[]
  children: ReactNode
}

const pick = (messages: Messages, namespaces: readonly Namespace[]): Partial<Messages> =>
  Object.fromEntries(namespaces.map((name) => [name, messages[name]]))

/** Passes the namespaces that an island needs to the browser; all other messages stay on the server. */
export const ClientMessages = async ({ namespaces, children }: Props) => {
  const locale = await getLocale()
  const { messages } = await loadMessages(locale)
  return (
    <PackedMessages locale={locale} messages={pack(pick(messages, namespaces))}>
      {children}
    </PackedMessages>
  )
}

/**
 * The same for a page of which most visitors see little: of the later namespaces only the first texts, and what editors
 * changed in the others, which come with the first part that shows them (later-texts.ts).
 */
export const FirstMessages = async ({ children }: Pick<Props, 'children'>) => {
  const locale = await getLocale()
  const { messages, changed } = await loadMessages(locale)
  const first = Object.entries(firstTexts).map(([namespace, names]) => [
    namespace,
    Object.fromEntries(Object.entries(messages[namespace as Namespace]).filter(([name]) => names.includes(name))),
  ])
  const later = changed.filter(({ key }) => laterNamespaces.some((name) => key.startsWith(`${name}.`)))
  return (
    <PackedMessages locale={locale} messages={pack(Object.fromEntries(first))} changed={later}>
      {children}
    </PackedMessages>
  )
}
