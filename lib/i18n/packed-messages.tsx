'use client'

import { NextIntlClientProvider } from 'next-intl'
import type { ReactNode } from 'react'
import type { Locale } from '#contracts/shop.ts'
import { type Packed, unpack } from '#lib/format/packed.ts'
import type { Messages } from './messages.ts'

interface Props {
  locale: Locale
  messages: Packed<Partial<Messages>>
  children: ReactNode
}

export const PackedMessages = ({ locale, messages, children }: Props) => (
  <NextIntlClientProvider locale={locale} messages={unpack(messages)} timeZone="Europe/Budapest">
    {children}
  </NextIntlClientProvider>
)
