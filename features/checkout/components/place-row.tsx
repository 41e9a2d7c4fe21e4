'use client'

import type { ReactNode } from 'react'

interface Props {
  /** Of the radio group. */
  name: string
  value: string
  id?: string
  checked: boolean
  onChange: (value: string) => void
  title: string
  lines: string[]
  badge?: ReactNode
}

/** One place of a list of places: a row that is a radio button, tinted when chosen. */
export const PlaceRow = ({ name, value, id, checked, onChange, title, lines, badge }: Props) => (
  <li className="border-b border-line last:border-b-0">
    <label
      data-place={value}
      className="relative flex items-start gap-3 px-4 py-3 transition-colors hover:bg-tint/60 has-checked:bg-tint has-focus-visible:outline-2 has-focus-visible:-outline-offset-2 has-focus-visible:outline-ink forced-colors:has-checked:outline-2"
    >
      <input
        type="radio"
        id={id}
        name={name}
        value={value}
        checked={checked}
        onChange={() => onChange(value)}
        className="absolute size-px appearance-none opacity-0 outline-none"
      />
      <span className="flex min-w-0 flex-1 flex-col">
        <span className={checked ? 'font-semibold' : undefined}>{title}</span>
        {lines.map((line) => (
          <span key={line} className="text-13 text-soft">
            {line}
          </span>
        ))}
      </span>
      {badge && <span className="flex shrink-0 flex-col items-end gap-1">{badge}</span>}
    </label>
  </li>
)
