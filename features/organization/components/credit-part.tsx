'use client'

import { useLocale, useTranslations } from 'next-intl'
import type { Organization } from '#contracts/organizations.ts'
import { formatPrice } from '#lib/format/format-price.ts'

/** What the organisation may buy by transfer, and what it owes. */
export const CreditPart = ({ credit }: { credit: NonNullable<Organization['credit']> }) => {
  const t = useTranslations('organization.credit')
  const locale = useLocale()
  const rows = [
    ['free', Math.max(0, credit.free)],
    ['open', credit.open],
    ['limit', credit.limit],
  ] as const
  return (
    <>
      <p className="mb-4 max-w-prose text-soft">{t('text', { days: credit.termDays })}</p>
      <dl className="grid gap-x-6 gap-y-4 border-y border-line py-4 sm:grid-cols-3">
        {rows.map(([name, amount]) => (
          <div key={name} className="flex flex-col-reverse">
            <dt className="text-13 text-soft">{t(name)}</dt>
            <dd className="title text-24 tabular-nums">{formatPrice(amount, 'HUF', locale)}</dd>
          </div>
        ))}
      </dl>
      {credit.free < 0 && <p className="mt-3 text-13 text-soft">{t('over')}</p>}
    </>
  )
}
