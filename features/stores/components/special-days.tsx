import { useLocale, useTranslations } from 'next-intl'
import type { Store } from '#contracts/stores.ts'
import { formatDate } from '#lib/format/format-date.ts'
import { writePeriods } from '#lib/format/opening-hours.ts'

/** The coming days with special opening hours. Without such days nothing is shown. */
export const SpecialDays = ({ store: { specialDays } }: { store: Store }) => {
  const t = useTranslations('stores')
  const locale = useLocale()
  return (
    specialDays.length > 0 && (
      <section aria-labelledby="special-days" className="max-w-prose">
        <h2 id="special-days" className="title text-24">
          {t('specialDays')}
        </h2>
        <ul className="mt-3 border-t border-line">
          {specialDays.map(({ date, name, periods }) => (
            <li key={date} className="flex justify-between gap-4 border-b border-line py-1.5 text-13">
              <span>
                {formatDate(date, locale)} <span className="text-soft">{name}</span>
              </span>
              <span className="shrink-0 tabular-nums">{writePeriods(periods) || t('closed')}</span>
            </li>
          ))}
        </ul>
      </section>
    )
  )
}
