import { NextIntlClientProvider, useLocale, useMessages } from 'next-intl'
import type { ReactNode } from 'react'
import type { Locale } from '#contracts/shop.ts'
import type { Messages } from './messages.ts'

interface Props {
  texts: Record<Locale, Partial<Messages>>
  children: ReactNode
}

/** For a part that is loaded on demand and brings its texts along: what nobody opens costs a page neither script nor words. */
export const AddedMessages = ({ texts, children }: Props) => {
  const locale = useLocale()
  const known = useMessages()
  return (
    <NextIntlClientProvider locale={locale} timeZone="Europe/Budapest" messages={{ ...known, ...texts[locale] }}>
      {children}
    </NextIntlClientProvider>
  )
}
