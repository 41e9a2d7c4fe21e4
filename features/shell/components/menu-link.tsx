'use client'

import type { ReactNode } from 'react'
import { type Href, Link } from '#lib/routing/navigation.ts'
import { useCurrentEntry } from '../store.ts'

/** An entry of the category row; the current one stands on a rubric line. */
export const MenuLink = ({ entry, href, children }: { entry: string; href: Href; children: ReactNode }) => {
  const isCurrent = useCurrentEntry(({ key }) => key === entry)
  return (
    <Link
      href={href}
      prefetch={false}
      aria-current={isCurrent ? 'true' : undefined}
      className="flex min-h-12 items-center border-b-2 border-transparent pt-0.5 transition-colors hover:text-rubric focus-visible:-outline-offset-4 aria-current:border-rubric"
    >
      {children}
    </Link>
  )
}
