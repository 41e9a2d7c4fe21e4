'use client'

import { ChevronDown } from 'lucide-react'

interface Props {
  /** The filters' form, which it belongs to wherever it stands. */
  form: string
  label: string
  options: { value: string; label: string }[]
  current: string
}

export const SortSelect = ({ form, label, options, current }: Props) => (
  <span className="relative inline-flex items-center">
    <select
      key={current}
      form={form}
      name="sort"
      aria-label={label}
      defaultValue={current}
      autoComplete="off"
      onChange={({ target }) => target.form?.requestSubmit()}
      className="min-h-9 max-w-36 sm:max-w-48 appearance-none text-ellipsis rounded-pill border border-control bg-sheet py-1 pr-9 pl-4 text-13 hover:border-ink"
    >
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </select>
    <ChevronDown aria-hidden size={14} strokeWidth={2} className="pointer-events-none absolute right-3.5" />
  </span>
)
