import type { ReactNode } from 'react'

interface Props {
  /** What will stand here. */
  title: ReactNode
  text?: ReactNode
  /** The next step. */
  actions?: ReactNode
  icon?: ReactNode
}

export const EmptyState = ({ title, text, actions, icon }: Props) => (
  <div className="flex flex-col items-start gap-3 rounded-box bg-tint px-6 py-8 sm:px-10 sm:py-12">
    {icon && <span className="text-soft">{icon}</span>}
    <h2 className="initial title text-30">{title}</h2>
    {text && <p className="max-w-prose text-soft">{text}</p>}
    {actions && <div className="mt-3 flex flex-wrap gap-3">{actions}</div>}
  </div>
)
