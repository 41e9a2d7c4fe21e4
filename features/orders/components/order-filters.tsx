'use client'

import { useTranslations } from 'next-intl'
import { type FormEvent, useEffect, useRef } from 'react'
import { Button } from '#components/ui/button.tsx'
import { Chip } from '#components/ui/chip.tsx'
import { SelectField } from '#components/ui/select-field.tsx'
import { TextField } from '#components/ui/text-field.tsx'
import { orderGroups } from '../rules/order-groups.ts'
import type { OrderFilter } from '../own-order-queries.ts'

interface Props {
  filter: OrderFilter
  /** In which there are orders. */
  years: readonly number[]
  onChange: (filter: OrderFilter) => void
}

const WordsForm = ({ filter, onChange }: Omit<Props, 'years'>) => {
  const t = useTranslations('ownOrders')
  const field = useRef<HTMLInputElement>(null)
  // A filter that was taken off elsewhere leaves no words in the field.
  useEffect(() => {
    if (field.current) field.current.value = filter.q
  }, [filter.q])
  const search = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    onChange({ ...filter, q: String(new FormData(event.currentTarget).get('q') ?? '').trim() })
  }
  return (
    <form role="search" aria-label={t('words')} onSubmit={search} className="flex w-full items-end gap-2">
      <TextField
        ref={field}
        name="q"
        type="search"
        maxLength={256}
        defaultValue={filter.q}
        label={t('words')}
        className="max-w-form flex-1"
      />
      <Button type="submit">{t('search')}</Button>
    </form>
  )
}

export const OrderFilters = ({ filter, years, onChange }: Props) => {
  const t = useTranslations('ownOrders')
  return (
    <div className="mb-5 flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
      <WordsForm filter={filter} onChange={onChange} />
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
