import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'

export type Tone = 'error' | 'warning' | 'success' | 'info'

const tones = {
  error: { Icon: CircleAlert, edge: 'border-l-error', sign: 'text-error' },
  warning: { Icon: TriangleAlert, edge: 'border-l-star', sign: 'text-star' },
  success: { Icon: CircleCheck, edge: 'border-l-ok', sign: 'text-ok' },
  info: { Icon: Info, edge: 'border-l-ink', sign: 'text-ink' },
} as const

interface Props {
  tone: Tone
  title: ReactNode
  /** What is safe, and what to do next. */
  children?: ReactNode
  actions?: ReactNode
  /** The notice appears after the page, so it must be read out. */
  announce?: boolean
}

export const Notice = ({ tone, title, children, actions, announce = false }: Props) => {
  const { Icon, edge, sign } = tones[tone]
  return (
    <div
      role={announce ? (tone === 'error' ? 'alert' : 'status') : undefined}
      className={`flex gap-3 rounded-box border border-l-[3px] border-line bg-sheet px-4 py-3.5 ${edge}`}
    >
      <Icon aria-hidden size={20} strokeWidth={1.6} className={`mt-px shrink-0 ${sign}`} />
      <div className="flex min-w-0 flex-1 flex-col gap-1">
        <p className="font-semibold">{title}</p>
        {children && <div className="max-w-prose text-soft">{children}</div>}
        {actions && <div className="mt-2 flex flex-wrap gap-3">{actions}</div>}
      </div>
    </div>
  )
}
