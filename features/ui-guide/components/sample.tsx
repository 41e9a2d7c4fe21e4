import type { ReactNode } from 'react'
import { toCode } from '../to-code.ts'

interface Props {
  title: string
  /** The parts that are shown, and whose code is printed below. */
  children: ReactNode
  /** The layout of the parts; side by side by default. */
  className?: string
  /** The code for a part that appears only after an action, in place of the code of its button. */
  code?: ReactNode
}

/** A part in some of its states, with its code. */
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
