import { Plus } from 'lucide-react'
import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'

interface Props {
  title: ReactNode
  children: ReactNode
  defaultOpen?: boolean
  /** Of several with the same name one is open at a time. */
  name?: string
}

/** `<details>`: works before and without JavaScript, and the browser's page search opens it. */
export const Accordion = ({ title, children, defaultOpen, name }: Props) => (
  <details open={defaultOpen} name={name} className="group border-b border-line first:border-t">
    <summary
      className={classNames(
        'flex min-h-13 items-center justify-between gap-4 py-3 font-medium hover:text-rubric',
        'list-none [&::-webkit-details-marker]:hidden',
      )}
    >
      {title}
      <Plus aria-hidden size={20} strokeWidth={1.6} className="shrink-0 transition-transform group-open:rotate-45" />
    </summary>
    <div className="max-w-prose pb-5 text-soft">{children}</div>
  </details>
)
