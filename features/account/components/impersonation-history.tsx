'use client'

import { useQuery } from '@tanstack/react-query'
import { useLocale, useTranslations } from 'next-intl'
import { formatDateTime } from '#lib/format/format-date.ts'
import { impersonationsQuery } from '../queries.ts'

/** When customer service signed in to this account, and why. Nothing where nobody did. */
export const ImpersonationHistory = () => {
  const t = useTranslations('profile.impersonations')
  const locale = useLocale()
  const { data } = useQuery(impersonationsQuery)
  if (!data || data.items.length === 0) return null
  return (
    <section aria-labelledby="profile-impersonations">
      <h2 id="profile-impersonations" className="title mb-4 text-24">
        {t('title')}
      </h2>
      <p className="mb-3 max-w-prose">{t('text')}</p>
      <ul className="flex max-w-prose flex-col gap-2">
        {data.items.map(({ reason, beganAt }) => (
          <li key={beganAt} className="[overflow-wrap:anywhere]">
            {t('entry', { date: formatDateTime(beganAt, locale), reason })}
          </li>
        ))}
      </ul>
    </section>
  )
}
