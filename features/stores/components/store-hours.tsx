import { useLocale, useTranslations } from 'next-intl'
import type { Store } from '#contracts/stores.ts'
import { writePeriods } from '#lib/format/opening-hours.ts'

const days = [1, 2, 3, 4, 5, 6, 7]
/** A Monday. */
const monday = Date.UTC(2024, 0, 1)

/** The opening hours of a week as a table. */
export const StoreHours = ({ store: { open } }: { store: Store }) => {
  const t = useTranslations('stores')
  const locale = useLocale()
  const weekday = new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' })
  return (
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
              <td className="num">{writePeriods(open.filter((period) => period.day === day)) || t('closed')}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
