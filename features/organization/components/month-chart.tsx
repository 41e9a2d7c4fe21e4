'use client'

import { useLocale, useTranslations } from 'next-intl'
import { Table } from '#components/ui/table.tsx'
import type { OrganizationStatistics } from '#contracts/organization-statistics.ts'
import { formatPrice } from '#lib/format/format-price.ts'

const language = { hu: 'hu', en: 'en-GB' } as const

/** The sums of the months as columns; the table below says the same in figures. */
export const MonthChart = ({ months, currency }: Pick<OrganizationStatistics, 'months' | 'currency'>) => {
  const t = useTranslations('traffic')
  const locale = useLocale()
  const nameOf = (month: string, form: 'narrow' | 'short' | 'long') =>
    new Intl.DateTimeFormat(language[locale], {
      month: form,
      ...(form === 'long' && { year: 'numeric' }),
      timeZone: 'UTC',
    }).format(new Date(`${month}-01`))
  const money = (value: number) => formatPrice(value, currency, locale)
  const [largest] = months.toSorted((a, b) => b.total.net - a.total.net)
  if (!largest) return null
  const top = Math.max(largest.total.net, 1)
  // Of more than a year only the beginnings of the years are named.
  const isLong = months.length > 12
  const columns = `grid auto-cols-fr grid-flow-col ${isLong ? 'gap-x-px' : 'gap-x-1 sm:gap-x-2'}`
  const label = t('chart', {
    count: months.length,
    month: nameOf(largest.month, 'long'),
    amount: money(largest.total.net),
  })
  return (
    <>
      <div role="img" aria-label={label} className="overflow-hidden">
        <div aria-hidden className={`${columns} h-48 items-end border-b border-line`}>
          {months.map(({ month, total }) => (
            <div
              key={month}
              title={`${nameOf(month, 'long')}: ${money(total.net)}`}
              className={`min-h-px ${month === largest.month ? 'bg-rubric' : 'bg-ink'} forced-colors:bg-[CanvasText]`}
              style={{ height: `${(total.net / top) * 100}%` }}
            />
          ))}
        </div>
        <div aria-hidden className={`${columns} pt-1 text-13 whitespace-nowrap text-soft`}>
          {months.map(({ month }) =>
            isLong ? (
              <span key={month} className="w-0">
                {month.endsWith('-01') && month.slice(0, 4)}
              </span>
            ) : (
              <span key={month} className="text-center">
                <span className="sm:hidden">{nameOf(month, 'narrow')}</span>
                <span className="max-sm:hidden">{nameOf(month, 'short')}</span>
              </span>
            ),
          )}
        </div>
      </div>
      <details className="mt-3">
        <summary className="text-link inline-flex min-h-6 cursor-pointer items-center text-13">{t('table')}</summary>
        <Table caption={t('byMonth')} captionHidden dense>
          <thead>
            <tr>
              <th scope="col">{t('month')}</th>
              <th scope="col" className="num">
                {t('count')}
              </th>
              <th scope="col" className="num">
                {t('sum')}
              </th>
            </tr>
          </thead>
          <tbody>
            {months.map(({ month, orders, total }) => (
              <tr key={month}>
                <th scope="row">{nameOf(month, 'long')}</th>
                <td className="num">{orders}</td>
                <td className="num">{money(total.net)}</td>
              </tr>
            ))}
          </tbody>
        </Table>
      </details>
    </>
  )
}
