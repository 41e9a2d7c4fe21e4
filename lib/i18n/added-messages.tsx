import { NextIntlClientProvider, useLocale, useMessages } from 'next-intl'
import type { ReactNode } from 'react'
import type { Locale } from '#contracts/shop.ts'
import type { Messages } from './messages.ts'

interface Props {
  texts: Record<Locale, Partial<Messages>>
  children: ReactNode
}

/**
 * Texts of a part that is loaded on demand. A page whose visitor never opens the part loads neither its script nor its
 * texts.
 */
export const AddedMessages = ({ texts, children }: Props) => {
  const locale = useLocale()
  const known = useMessages()
  return (
    <NextIntlClientProvider locale={locale} timeZone="Europe/Budapest" messages={{ ...known, ...texts[locale] }}>
      {children}
    </NextIntlClientProvider>
  )
}
