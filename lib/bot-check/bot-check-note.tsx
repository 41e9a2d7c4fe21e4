'use client'

import { useTranslations } from 'next-intl'
import { type ReactNode, useEffect, useRef } from 'react'
import type { BotAction } from '#contracts/bot-actions.ts'
import { AddedMessages } from '#lib/i18n/added-messages.tsx'
import { useHydrated } from '#lib/session/use-hydrated.ts'
import en from '#messages/en/bot-check.json'
import hu from '#messages/hu/bot-check.json'
import { prepareBotCheck } from './bot-token.ts'
import { isChecked } from './is-checked.ts'

const texts = { hu: { botCheck: hu }, en: { botCheck: en } }

const linkTo = (href: string) => (text: ReactNode) => (
  <a href={href} className="text-link">
    {text}
  </a>
)
const links = {
  privacy: linkTo('https://policies.google.com/privacy'),
  terms: linkTo('https://policies.google.com/terms'),
}

const Note = () => {
  const t = useTranslations('botCheck')
  const place = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    const form = place.current?.closest('form')
    form?.addEventListener('focusin', prepareBotCheck, { once: true })
    return () => form?.removeEventListener('focusin', prepareBotCheck)
  }, [])
  return (
    <p ref={place} className="text-13 text-soft">
      {t.rich('note', links)}
    </p>
  )
}

/**
 * The text that Google demands where its badge is hidden, inside a form whose visitor is checked. The script is loaded
 * when the form is touched.
 */
export const BotCheckNote = ({ action }: { action: BotAction }) =>
  useHydrated() && isChecked(action) ? (
    <AddedMessages texts={texts}>
      <Note />
    </AddedMessages>
  ) : null
