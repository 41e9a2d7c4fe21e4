import type { ReactNode } from 'react'
import { classNames } from '#components/ui/class-names.ts'

export const mainId = 'content'

/** The first stop of the Tab key on every page; leads to `<MainContent>`. */
export const SkipLink = ({ children }: { children: ReactNode }) => (
  <a
    href={`#${mainId}`}
    className={classNames(
      'fixed top-2 left-2 z-50 rounded-pill bg-ink px-5 py-3 font-medium text-paper',
      'not-focus:-translate-y-20',
    )}
  >
    {children}
  </a>
)
