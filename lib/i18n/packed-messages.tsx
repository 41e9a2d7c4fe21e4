'use client'

import { NextIntlClientProvider } from 'next-intl'
import { type ReactNode, useMemo } from 'react'
import type { Locale } from '#contracts/shop.ts'
import { type Packed, unpack } from '#lib/format/packed.ts'
import { laterNamespaces } from './later-namespaces.ts'
import { loadedTexts } from './later-texts.ts'
import type { Messages } from './messages.ts'
import type { ChangedText } from './override-messages.ts'

interface Props {
  locale: Locale
  messages: Packed<Partial<Messages>>
  /** What editors changed in the later texts; undefined where all texts are in `messages`. */
  changed?: readonly ChangedText[]
  children: ReactNode
}

/**
 * Looks up the later namespaces when a part asks for them. A part that shows later texts is rendered for the first time
 * after they were loaded, but React may have rendered the provider before.
 */
const withLater = (first: Partial<Messages>, changed: readonly ChangedText[]): Partial<Messages> => {
  let later: Partial<Messages> | undefined
  const find = () => (later ??= loadedTexts(changed)) ?? first
  const all = { ...first }
  for (const name of laterNamespaces) Object.defineProperty(all, name, { enumerable: true, get: () => find()[name] })
  return all
}

export const PackedMessages = ({ locale, messages, changed, children }: Props) => {
  const all = useMemo(() => {
    const first = unpack(messages)
    return changed ? withLater(first, changed) : first
  }, [messages, changed])
  return (
    <NextIntlClientProvider locale={locale} messages={all} timeZone="Europe/Budapest">
      {children}
    </NextIntlClientProvider>
  )
}
