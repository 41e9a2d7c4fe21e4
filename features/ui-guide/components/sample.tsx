import type { ReactNode } from 'react'
import { toCode } from '../to-code.ts'

interface Props {
  title: string
  /** What is shown, and written below. */
  children: ReactNode
  /** Where the parts stand; side by side by default. */
  className?: string
  /** Of what a page shows once an action was taken: the code of something else than the button for it. */
  code?: ReactNode
}

/** A part in some of its states, and how it is written. */
export const Sample = ({
  title,
  children,
  code = children,
  className = 'flex flex-wrap items-center gap-4',
}: Props) => (
  <section className="mt-10 border-t border-line pt-6">
    <h2 className="mb-5 title text-24">{title}</h2>
    <div className={className}>{children}</div>
    <pre translate="no" className="mt-5 rounded-box bg-tint px-4 py-3 text-13 break-words whitespace-pre-wrap">
      <code>{toCode(code)}</code>
    </pre>
  </section>
)
