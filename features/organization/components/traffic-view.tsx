'use client'

import { useLocale, useTranslations } from 'next-intl'
import { useState } from 'react'
import { ButtonLink } from '#components/ui/button-link.tsx'
import { EmptyState } from '#components/ui/empty-state.tsx'
import { LoadedPart } from '#components/ui/loaded-part.tsx'
import { showToast } from '#components/ui/toast-store.ts'
import type { OrganizationStatistics } from '#contracts/organization-statistics.ts'
import type { SheetFormat } from '#contracts/sheet-format.ts'
import { formatPrice } from '#lib/format/format-price.ts'
import { useErrorText } from '#lib/i18n/use-error-text.ts'
import { meQuery } from '#lib/session/me.ts'
import { useCustomerQuery } from '#lib/session/use-customer-query.ts'
import { membersQuery } from '../queries.ts'
import { periodsOf } from '../rules/periods.ts'
import { type StatisticsFilter, statisticsQuery, useSaveStatistics } from '../statistics-queries.ts'
import { MonthChart } from './month-chart.tsx'
import { ShareTable } from './share-table.tsx'
import { TrafficFilters } from './traffic-filters.tsx'

const Downloads = ({ id, filter }: { id: number; filter: StatisticsFilter }) => {
  const t = useTranslations('traffic')
  const errorText = useErrorText()
  const save = useSaveStatistics(id, filter)
  const saveAs = (format: SheetFormat) => {
    if (!save.isPending)
      save.mutate(format, { onError: (error) => showToast({ tone: 'error', text: errorText(error) }) })
  }
  return (
    <p className="flex flex-wrap gap-x-5 text-13">
      {(['xlsx', 'csv'] as const).map((format) => (
        <button
          key={format}
          type="button"
          className="text-link min-h-6 py-1 aria-disabled:opacity-60"
          aria-disabled={save.isPending || undefined}
          onClick={() => saveAs(format)}
        >
          {t('save', { format: format.toUpperCase() })}
        </button>
      ))}
    </p>
  )
}

const Figures = ({ statistics }: { statistics: OrganizationStatistics }) => {
  const t = useTranslations('traffic')
  const locale = useLocale()
  const { currency, sum, copies } = statistics
  const figures = [
    [formatPrice(sum.total.net, currency, locale), t('net')],
    [copies.toLocaleString(locale), t('copies')],
    [sum.orders.toLocaleString(locale), t('orders')],
  ]
  return (
    <dl className="mb-9 flex flex-wrap gap-x-12 gap-y-4 border-y border-line border-t-ink py-4">
      {figures.map(([figure, name]) => (
        <div key={name} className="flex flex-col-reverse">
          <dt className="text-13 text-soft">{name}</dt>
          <dd className="title text-30 tabular-nums">{figure}</dd>
        </div>
      ))}
    </dl>
  )
}

const Shown = ({ statistics }: { statistics: OrganizationStatistics }) => {
  const t = useTranslations('traffic')
  const { currency, months, members, costCenters, subjects, publishers, ofEverybody } = statistics
  const goods = (rows: readonly { name: string | null; copies: number; total: { net: number } }[]) =>
    rows.map(({ name, copies, total }) => ({
      key: name ?? '',
      name: name ?? t('noSubject'),
      count: copies,
      net: total.net,
    }))
  return (
    <>
      <Figures statistics={statistics} />
      <div className="flex flex-col gap-10">
        <div>
          <h2 className="title mb-3 text-24">{t('byMonth')}</h2>
          <MonthChart months={months} currency={currency} />
        </div>
        {ofEverybody && (
          <ShareTable
            title={t('byMember')}
            heads={[t('name'), t('count')]}
            shares={members.map(({ id, name, orders, total }) => ({
              key: id ?? '',
              name: name ?? t('noName'),
              count: orders,
              net: total.net,
            }))}
            currency={currency}
          />
        )}
        {costCenters.length > 0 && (
          <ShareTable
            title={t('byCostCenter')}
            heads={[t('costCenter'), t('count')]}
            shares={costCenters.map(({ id, code, name, orders, total }) => ({
              key: id ?? '',
              name: id === null ? t('noCostCenter') : `${code} ${name}`,
              count: orders,
              net: total.net,
            }))}
            currency={currency}
          />
        )}
        <div className="grid gap-10 lg:grid-cols-2">
          <ShareTable
            title={t('bySubject')}
            heads={[t('subject'), t('copiesHead')]}
            shares={goods(subjects)}
            currency={currency}
          />
          <ShareTable
            title={t('byPublisher')}
            heads={[t('publisher'), t('copiesHead')]}
            shares={goods(publishers)}
            currency={currency}
          />
        </div>
        <p className="text-13 text-soft">{t('goodsNote')}</p>
      </div>
    </>
  )
}

const today = () => new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Budapest' }).format(new Date())

const Traffic = ({ id }: { id: number }) => {
  const t = useTranslations('traffic')
  const locale = useLocale()
  const [periods] = useState(() => periodsOf(today()))
  const [current] = periods
  const [filter, setFilter] = useState<StatisticsFilter>({
    from: current?.from ?? '',
    to: current?.to ?? '',
    member: undefined,
    currency: undefined,
  })
  const { data: members } = useCustomerQuery(membersQuery(id))
  return (
    <LoadedPart query={useCustomerQuery(statisticsQuery(id, filter, locale))} rows={4} rowClass="h-40 w-full">
      {(statistics) => (
        <>
          {!statistics.ofEverybody && <p className="mb-5 max-w-prose text-soft">{t('ownOnly')}</p>}
          <TrafficFilters
            filter={filter}
            periods={periods}
            members={statistics.ofEverybody ? (members?.items ?? []) : []}
            currencies={statistics.currencies}
            onChange={setFilter}
          />
          {statistics.sum.orders === 0 ? (
            <EmptyState
              title={t('emptyTitle')}
              text={t('emptyText')}
              actions={<ButtonLink href="/">{t('toBooks')}</ButtonLink>}
            />
          ) : (
            <>
              <Shown statistics={statistics} />
              <div className="mt-6">
                <Downloads id={id} filter={filter} />
              </div>
            </>
          )}
        </>
      )}
    </LoadedPart>
  )
}

/** What the organisation has ordered in a period (spec point 2: organization traffic). */
export const TrafficView = () => (
  <LoadedPart query={useCustomerQuery(meQuery)} rows={4} rowClass="h-40 w-full">
    {({ organizationId }) => (organizationId === null ? null : <Traffic id={organizationId} />)}
  </LoadedPart>
)
