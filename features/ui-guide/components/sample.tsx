import type { ReactNode } from 'react'

export const Sample = ({ name, title, children }: { name: string; title: string; children: ReactNode }) => (
  <section aria-labelledby={name} className="mt-[52px] border-t border-line pt-6">
    <h2 id={name} className="mb-5 title text-30">
      {title}
    </h2>
    {children}
  </section>
)

/** Small parts side by side. */
export const Row = ({ children }: { children: ReactNode }) => (
  <div className="flex flex-wrap items-center gap-4 not-first:mt-5">{children}</div>
)
