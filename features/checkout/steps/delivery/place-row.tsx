'use client'

import type { ReactNode } from 'react'

interface Props {
  /** The name of the radio group. */
  name: string
  value: string
  id?: string
  checked: boolean
  onChange: (value: string) => void
  title: string
  /** At the end of the line of the title. */
  aside?: ReactNode
  lines: string[]
  badge?: ReactNode
}

/** One row of a list of places. The row is a radio button, and it is tinted when it is chosen. */
export const PlaceRow = ({ name, value, id, checked, onChange, title, aside, lines, badge }: Props) => (
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
        <span className="flex justify-between gap-3">
          <span className={checked ? 'font-semibold' : undefined}>{title}</span>
          {aside && <span className="shrink-0 font-semibold">{aside}</span>}
        </span>
        {lines.map((line) => (
          <span key={line} className="text-13 text-soft">
            {line}
          </span>
        ))}
        {badge && <span className="mt-1">{badge}</span>}
      </span>
    </label>
  </li>
)
