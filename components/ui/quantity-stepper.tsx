'use client'

import { Minus, Plus } from 'lucide-react'
import { useState } from 'react'
import { classNames } from './class-names.ts'

interface Props {
  value: number
  onChange: (value: number) => void
  /** Called with every requested number, also one outside the bounds; `onChange` gets it within the bounds. */
  onAsk?: (value: number) => void
  min?: number
  max?: number
  /** The subject: `Mennyiség: Édes Anna`. */
  label: string
  decreaseLabel: string
  increaseLabel: string
  disabled?: boolean
}

const stepStyle = classNames(
  'flex size-11 shrink-0 items-center justify-center rounded-pill hover:bg-tint',
  'disabled:cursor-not-allowed disabled:text-control disabled:hover:bg-transparent',
)

/** Two buttons and a number field. A typed number counts when the field loses the focus or Enter is pressed. */
export const QuantityStepper = ({
  value,
  onChange,
  onAsk,
  min = 1,
  max = 999,
  label,
  decreaseLabel,
  increaseLabel,
  disabled,
}: Props) => {
  const [draft, setDraft] = useState<string>()

  const commit = () => {
    setDraft(undefined)
    const typed = Math.trunc(Number(draft))
    const next = Math.min(max, Math.max(min, typed))
    if (!draft || !Number.isFinite(typed)) return
    onAsk?.(typed)
    if (next !== value) onChange(next)
  }

  const step = (next: number) => {
    onAsk?.(next)
    onChange(next)
  }

  return (
    <div
      role="group"
      aria-label={label}
      className={classNames(
        'inline-flex h-[46px] items-center rounded-pill border bg-sheet',
        disabled ? 'border-line' : 'border-control',
      )}
    >
      <button
        type="button"
        aria-label={decreaseLabel}
        disabled={disabled || value <= min}
        onClick={() => step(value - 1)}
        className={stepStyle}
      >
        <Minus aria-hidden size={18} strokeWidth={1.6} />
      </button>
      <input
        type="number"
        inputMode="numeric"
        aria-label={label}
        min={min}
        max={max}
        value={draft ?? value}
        disabled={disabled}
        onChange={(event) => setDraft(event.target.value)}
        onBlur={commit}
        onKeyDown={(event) => event.key === 'Enter' && commit()}
        className="no-spinner h-9 w-10 rounded-check text-center font-medium tabular-nums disabled:text-soft"
      />
      <button
        type="button"
        aria-label={increaseLabel}
        disabled={disabled || value >= max}
        onClick={() => step(value + 1)}
        className={stepStyle}
      >
        <Plus aria-hidden size={18} strokeWidth={1.6} />
      </button>
    </div>
  )
}
