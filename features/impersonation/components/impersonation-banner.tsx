'use client'

import { NextIntlClientProvider, useTranslations } from 'next-intl'
import { useEffect, useState } from 'react'
import { Button } from '#components/ui/button.tsx'
import type { Me } from '#contracts/session.ts'
import type { Locale } from '#contracts/shop.ts'
import { call } from '#lib/api/browser.ts'
import { formatTime } from '#lib/format/format-date.ts'
import { getPathname } from '#lib/routing/navigation.ts'
import en from '#messages/en/impersonation.json'
import hu from '#messages/hu/impersonation.json'
import { endImpersonation } from '../queries.ts'

interface Props {
  locale: Locale
  /** The moment of its end. */
  until: string
}

const everySecond = 1_000

const useIsOver = (until: string): boolean => {
  const [isOver, setIsOver] = useState(false)
  useEffect(() => {
    // A timer to the end would stand still while the computer sleeps.
    const check = () => setIsOver(Date.now() >= Date.parse(until))
    check()
    const timer = setInterval(check, everySecond)
    return () => clearInterval(timer)
  }, [until])
  return isOver
}

/** Undefined until it is known, and where the session has ended. */
const useCustomer = (): Me | undefined => {
  const [customer, setCustomer] = useState<Me>()
  useEffect(() => {
    call('GET /v2.0/me', {}).then(setCustomer, () => {})
  }, [])
  return customer
}

const Content = ({ locale, until }: Props) => {
  const t = useTranslations('impersonation.banner')
  const customer = useCustomer()
  const isOver = useIsOver(until)
  const [state, setState] = useState<'ready' | 'ending' | 'failed'>('ready')
  const end = () => {
    setState('ending')
    endImpersonation(getPathname({ href: '/', locale })).catch(() => setState('failed'))
  }
  return (
    <aside aria-label={t('label')} data-theme="night">
      <div className="measure flex flex-wrap items-center justify-between gap-x-6 gap-y-3 py-3">
        <div role="status" className="min-w-0 flex-1 basis-72 [overflow-wrap:anywhere]">
          <p className="font-semibold">
            {isOver
              ? t('over')
              : customer
                ? t('whose', { name: customer.personalInfo.displayName, email: customer.email })
                : t('who')}
          </p>
          {!isOver && <p className="text-14">{t('until', { time: formatTime(until, locale) })}</p>}
          {state === 'failed' && <p>{t('failed')}</p>}
        </div>
        <Button busy={state === 'ending'} onClick={end}>
          {t(isOver ? 'home' : 'end')}
        </Button>
      </div>
    </aside>
  )
}

const texts = { hu: { impersonation: hu }, en: { impersonation: en } }

/** On every page while an operator acts in the name of a customer: whose account it is, until when, and the way out. */
export const ImpersonationBanner = (props: Props) => (
  <NextIntlClientProvider locale={props.locale} timeZone="Europe/Budapest" messages={texts[props.locale]}>
    <Content {...props} />
  </NextIntlClientProvider>
)
