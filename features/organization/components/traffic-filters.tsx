'use client'

import { useTranslations } from 'next-intl'
import { type FormEvent, useState } from 'react'
import { Button } from '#components/ui/button.tsx'
import { SelectField } from '#components/ui/select-field.tsx'
import { TextField } from '#components/ui/text-field.tsx'
import type { OrganizationStatistics } from '#contracts/organization-statistics.ts'
import type { OrganizationMember } from '#contracts/organizations.ts'
import { isPeriod, type NamedPeriod, type Period } from '../rules/periods.ts'
import type { StatisticsFilter } from '../statistics-queries.ts'

interface Props {
  filter: StatisticsFilter
  periods: readonly NamedPeriod[]
  /** Empty for who sees the own orders only. */
  members: readonly OrganizationMember[]
  currencies: OrganizationStatistics['currencies']
  onChange: (filter: StatisticsFilter) => void
}

const OtherPeriod = ({ period, onChange }: { period: Period; onChange: (period: Period) => void }) => {
  const t = useTranslations('traffic')
  const [error, setError] = useState<string>()
  const show = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const data = new FormData(event.currentTarget)
    const chosen = { from: String(data.get('from')), to: String(data.get('to')) }
    setError(isPeriod(chosen) ? undefined : t('wrongPeriod'))
    if (isPeriod(chosen)) onChange(chosen)
  }
  return (
    <form noValidate onSubmit={show} className="flex w-full flex-wrap items-start gap-3">
      <TextField name="from" type="date" label={t('from')} defaultValue={period.from} />
      <TextField name="to" type="date" label={t('to')} defaultValue={period.to} error={error} />
      <Button type="submit" className="mt-6.5">
        {t('show')}
      </Button>
    </form>
  )
}

/** The period, the colleague and the currency of the statistics. */
export const TrafficFilters = ({ filter, periods, members, currencies, onChange }: Props) => {
  const t = useTranslations('traffic')
  const chosen = periods.findIndex(({ from, to }) => from === filter.from && to === filter.to)
  const [isOther, setIsOther] = useState(chosen < 0)
  const choose = (value: string) => {
    const period = periods[Number(value)]
    setIsOther(value === 'other')
    if (value !== 'other' && period) onChange({ ...filter, from: period.from, to: period.to })
  }
  const options = (kind: NamedPeriod['kind']) =>
    periods.flatMap((period, index) =>
      period.kind === kind
        ? [
            <option key={period.year} value={index}>
              {kind === 'schoolYear' ? t('schoolYear', { from: period.year, to: period.year + 1 }) : period.year}
            </option>,
          ]
        : [],
    )
  return (
    <div className="mb-6 flex flex-wrap items-end gap-3">
      <SelectField
        label={t('period')}
        value={isOther ? 'other' : chosen}
        onChange={({ target }) => choose(target.value)}
      >
        <optgroup label={t('schoolYears')}>{options('schoolYear')}</optgroup>
        <optgroup label={t('calendarYears')}>{options('calendarYear')}</optgroup>
        <option value="other">{t('custom')}</option>
      </SelectField>
      {members.length > 1 && (
        <SelectField
          label={t('member')}
          value={filter.member ?? ''}
          onChange={({ target }) =>
            onChange({ ...filter, member: target.value === '' ? undefined : Number(target.value) })
          }
        >
          <option value="">{t('everybody')}</option>
          {members.map(({ id, displayName }) => (
            <option key={id} value={id}>
              {displayName}
            </option>
          ))}
        </SelectField>
      )}
      {currencies.length > 1 && (
        <SelectField
          label={t('currency')}
          value={filter.currency ?? currencies[0]}
          onChange={({ target }) => onChange({ ...filter, currency: currencies.find((one) => one === target.value) })}
        >
          {currencies.map((currency) => (
            <option key={currency}>{currency}</option>
          ))}
        </SelectField>
      )}
      {isOther && <OtherPeriod period={filter} onChange={(period) => onChange({ ...filter, ...period })} />}
    </div>
  )
}
