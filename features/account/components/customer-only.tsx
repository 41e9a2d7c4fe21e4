'use client'

import { useSelectedLayoutSegments } from 'next/navigation'
import type { ReactNode } from 'react'
import { pageOf } from '#contracts/pages.ts'
import { useHint } from '#lib/session/hint-cookies.ts'
import { useHydrated } from '#lib/session/use-hydrated.ts'
import { entryOf } from '../side-bar-entries.ts'

interface Props {
  children: ReactNode
  guest?: ReactNode
}

/** A page of the account that guests open by the link of a mail shows them `guest` in place of what asks who they are. */
export const CustomerOnly = ({ children, guest = null }: Props) => {
  const entry = entryOf(useSelectedLayoutSegments())
  const hydrated = useHydrated()
  const isCustomer = useHint('customer') !== undefined
  const isOpenToGuests = entry && pageOf(entry.page).guard === undefined
  return isOpenToGuests && hydrated && !isCustomer ? guest : children
}
