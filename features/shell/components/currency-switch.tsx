'use client'

import { ChevronDown } from 'lucide-react'
import type { ChangeEvent } from 'react'
import type { Currency } from '#contracts/shop.ts'
import { saveCurrency } from '#lib/session/save-currency.ts'

interface Props {
  label: string
  current: Currency
  available: readonly Currency[]
}

/** The whole page depends on the currency, so the page is loaded again. */
const choose = ({ target }: ChangeEvent<HTMLSelectElement>) => {
  saveCurrency(target.value as Currency)
  location.reload()
}

export const CurrencySwitch = ({ label, current, available }: Props) => (
  <span className="relative inline-flex items-center">
    <select
      aria-label={label}
      defaultValue={current}
      onChange={choose}
      autoComplete="off"
      className="min-h-8 appearance-none bg-transparent pr-4 hover:text-rubric"
    >
      {available.map((currency) => (
        <option key={currency}>{currency}</option>
      ))}
    </select>
    <ChevronDown aria-hidden size={12} strokeWidth={2} className="pointer-events-none absolute right-0" />
  </span>
)
