'use client'

import { useLocale, useTranslations } from 'next-intl'
import { useEffect, useRef } from 'react'
import { ButtonLink } from '#components/ui/button-link.tsx'
import { formatDateTime } from '#lib/format/format-date.ts'

interface Props {
  uuid: string
  declared: { number: string; declaredAt: string }
  email: string
}

/** The acknowledgement on the page; the mail says the same and more. */
export const DeclaredWithdrawal = ({ uuid, declared: { number, declaredAt }, email }: Props) => {
  const t = useTranslations('orderWithdrawal')
  const locale = useLocale()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <div className="flex max-w-prose flex-col items-start gap-4">
      <h1 ref={heading} tabIndex={-1} className="title text-44">
        {t('done')}
      </h1>
      <p className="font-serif text-24">{t('doneAt', { number, moment: formatDateTime(declaredAt, locale) })}</p>
      <p className="wrap-anywhere text-soft">{t('doneMail', { email })}</p>
      <ButtonLink href={{ pathname: '/orders/[id]/details/view', params: { id: uuid } }}>{t('backToOrder')}</ButtonLink>
    </div>
  )
}
