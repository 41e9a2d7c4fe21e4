import { useLocale, useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { formatCount } from '#lib/format/format-count.ts'
import type { ListingHref } from '#lib/routing/listing-href.ts'
import type { ListingLook, ListingState } from '../listing-url.ts'
import { countId } from '#lib/routing/restored-focus.ts'
import type { List } from '#lib/api/listed-variant.ts'
import { ListingBar } from './listing-bar.tsx'
import { ListingLooks } from './listing-appearances.tsx'
import { Pager } from './pager.tsx'

interface Props {
  formId: string
  listing: List
  state: ListingState
  href: ListingHref
  /** Slots: the products as covers and as a table. */
  products: Record<ListingLook, ReactNode>
  /** Readers see covers, institutions a table, unless they ask for the other. */
  defaultLook: ListingLook
  active: ReactNode
  empty: ReactNode
}

export const ListingResults = ({ formId, listing, state, href, products, defaultLook, active, empty }: Props) => {
  const t = useTranslations('catalog')
  const { count, filters, sortValues, cursor } = listing
  const number = formatCount(count, useLocale())
  const hasFilters = filters.length > 0
  const look = state.view ?? defaultLook
  return (
    <>
      <ListingBar
        formId={formId}
        state={state}
        sortValues={sortValues}
        hasFilters={hasFilters}
        active={active}
        looks={
          count > 0 && <ListingLooks state={state} href={href} count={count} look={look} defaultLook={defaultLook} />
        }
      >
        <h2
          id={countId}
          tabIndex={-1}
          className="text-13 whitespace-nowrap text-soft outline-none sm:text-15 focus-visible:shadow-none"
        >
          {t('results', { count, number })}
        </h2>
      </ListingBar>
      {listing.products.length > 0 ? products[look] : empty}
      <Pager state={state} href={href} next={cursor} />
    </>
  )
}
