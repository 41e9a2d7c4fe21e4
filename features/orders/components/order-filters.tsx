'use client'

import { useTranslations } from 'next-intl'
import { Chip } from '#components/ui/chip.tsx'
import { SelectField } from '#components/ui/select-field.tsx'
import { orderGroups } from '../rules/order-groups.ts'
import type { OrderFilter } from '../own-order-queries.ts'

interface Props {
  filter: OrderFilter
  /** In which there are orders. */
  years: readonly number[]
  onChange: (filter: OrderFilter) => void
}

export const OrderFilters = ({ filter, years, onChange }: Props) => {
  const t = useTranslations('ownOrders')
  return (
    <div className="mb-5 flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
      <div role="group" aria-label={t('groups')} className="flex flex-wrap gap-2">
        {orderGroups.map((group) => (
          <Chip
            key={group ?? 'all'}
            chosen={filter.group === group}
            aria-pressed={filter.group === group}
            onClick={() => onChange({ ...filter, group })}
          >
            {t(`group.${group ?? 'all'}`)}
          </Chip>
        ))}
      </div>
      {years.length > 1 && (
        <SelectField
          label={t('year')}
          value={filter.year ?? ''}
          onChange={({ target }) => onChange({ ...filter, year: target.value ? Number(target.value) : undefined })}
        >
          <option value="">{t('everyYear')}</option>
          {years.map((year) => (
            <option key={year} value={year}>
              {year}
            </option>
          ))}
        </SelectField>
      )}
    </div>
  )
}
