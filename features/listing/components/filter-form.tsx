'use client'

import type { ReactNode } from 'react'
import type { ListingHref } from '#lib/routing/listing-href.ts'
import { useFilterForm } from '../use-filter-form.ts'

interface Props {
  id: string
  /** Where the form leads without JavaScript. */
  action: string
  href: ListingHref
  /** The address that the fields show. */
  view: string
  children: ReactNode
}

export const FilterForm = ({ id, action, href, view, children }: Props) => {
  const live = useFilterForm(href, view)
  return (
    <form {...live} id={id} action={action}>
      {children}
    </form>
  )
}
