import { NextIntlClientProvider, useLocale, useMessages } from 'next-intl'
import { type ComponentType, lazy, type ReactNode } from 'react'
import type { Locale } from '#contracts/shop.ts'
import type { Messages } from './messages.ts'

type Texts = Partial<Messages>

const AddedMessages = ({ texts, children }: { texts: Texts; children: ReactNode }) => {
  const known = useMessages()
  return (
    <NextIntlClientProvider locale={useLocale()} timeZone="Europe/Budapest" messages={{ ...known, ...texts }}>
      {children}
    </NextIntlClientProvider>
  )
}

/**
 * A part of an island that comes when it is first shown, and its texts with it: what nobody opens costs a page neither
 * script nor words. Needs a `Suspense` around it.
 */
export const lazyWithMessages = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  texts: Record<Locale, () => Promise<Texts>>,
): ComponentType<Props> => {
  const inLocale = (locale: Locale) =>
    lazy(async () => {
      const [Part, added] = await Promise.all([load(), texts[locale]()])
      const WithTexts = (props: Props) => (
        <AddedMessages texts={added}>
          <Part {...props} />
        </AddedMessages>
      )
      return { default: WithTexts }
    })
  const parts: Record<Locale, ComponentType<Props>> = { hu: inLocale('hu'), en: inLocale('en') }
  return (props) => {
    const Part = parts[useLocale()]
    return <Part {...props} />
  }
}
