import type { ReactNode } from 'react'

export type BadgeTone = 'neutral' | 'ok' | 'attention' | 'sale' | 'mark'

const tones: Record<BadgeTone, string> = {
  neutral: 'border-control text-soft',
  ok: 'border-ok text-ok',
  attention: 'border-star text-star',
  sale: 'border-transparent bg-rubric text-on-rubric',
  mark: 'border-transparent bg-mark text-on-mark',
}

export const Badge = ({ tone = 'neutral', children }: { tone?: BadgeTone; children: ReactNode }) => (
  <span
    className={`inline-flex min-h-[22px] items-center rounded-pill border px-2 text-13 leading-tight ${tones[tone]}`}
  >
    {children}
  </span>
)
