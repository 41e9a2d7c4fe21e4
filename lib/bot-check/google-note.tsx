'use client'

import { useTranslations } from 'next-intl'
import { type ReactNode, useEffect, useRef } from 'react'
import { AddedMessages } from '#lib/i18n/added-messages.tsx'
import en from '#messages/en/bot-check.json'
import hu from '#messages/hu/bot-check.json'
import { prepareBotCheck } from './bot-token.ts'

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

export const GoogleNote = () => (
  <AddedMessages texts={texts}>
    <Note />
  </AddedMessages>
)
