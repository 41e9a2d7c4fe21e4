import { useLocale, useTranslations } from 'next-intl'
import type { Store } from '#contracts/stores.ts'
import { formatDate } from '#lib/format/format-date.ts'
import { writePeriods } from '#lib/format/opening-hours.ts'

const days = [1, 2, 3, 4, 5, 6, 7]
/** A Monday. */
const monday = Date.UTC(2024, 0, 1)

/** The week as a table, and the days to come on which other hours hold. */
export const StoreHours = ({ store: { open, specialDays } }: { store: Store }) => {
  const t = useTranslations('stores')
  const locale = useLocale()
  const weekday = new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' })
  const hours = (periods: readonly { from: string; to: string }[]) => writePeriods(periods) || t('closed')
  return (
    <>
      <section aria-labelledby="hours">
        <h2 id="hours" className="title text-24">
          {t('hours')}
        </h2>
        <table className="mt-3 data-table dense w-full max-w-md">
          <thead className="sr-only">
            <tr>
              <th scope="col">{t('day')}</th>
              <th scope="col">{t('hours')}</th>
            </tr>
          </thead>
          <tbody>
            {days.map((day) => (
              <tr key={day}>
                <th scope="row" className="text-left">
                  {weekday.format(monday + (day - 1) * 86_400_000)}
                </th>
                <td className="num">{hours(open.filter((period) => period.day === day))}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      {specialDays.length > 0 && (
        <section aria-labelledby="special-days" className="mt-8">
          <h2 id="special-days" className="title text-18">
            {t('specialDays')}
          </h2>
          <ul className="mt-2 max-w-md">
            {specialDays.map(({ date, name, periods }) => (
              <li key={date} className="flex justify-between gap-4 border-b border-line py-1.5 text-13">
                <span>
                  {formatDate(date, locale)} <span className="text-soft">{name}</span>
                </span>
                <span className="shrink-0 tabular-nums">{hours(periods)}</span>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  )
}
