'use client'

import { useTranslations } from 'next-intl'
import type { Store } from '#contracts/stores.ts'
import { openingToday } from '#lib/format/opening-hours.ts'
import { useNow } from '#lib/format/use-now.ts'

/** „Most nyitva, 9–20”. The line has its height before its text is known, so that nothing moves. */
export const OpenNow = ({ store }: { store: Pick<Store, 'open' | 'specialDays'> }) => {
  const t = useTranslations('stores')
  const now = useNow()
  const today = now === undefined ? undefined : openingToday(store.open, new Date(now), store.specialDays)
  return (
    <span className="block min-h-[1.5em]">
      {today?.isOpen && <span className="font-medium text-ok">{t('openNow', { hours: today.hours })}</span>}
      {today && !today.isOpen && (
        <span className="text-soft">{today.hours ? t('openToday', { hours: today.hours }) : t('closedToday')}</span>
      )}
    </span>
  )
}
