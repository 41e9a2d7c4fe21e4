import { useLocale, useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { formatCount } from '#lib/format/format-count.ts'
import type { ListingHref } from '#lib/routing/listing-href.ts'
import type { ListingAppearance, ListingState } from '../listing-url.ts'
import { countId } from '#lib/routing/restored-focus.ts'
import type { List } from '#lib/api/listed-variant.ts'
import { ListingBar } from './listing-bar.tsx'
import { ListingAppearances } from './listing-appearances.tsx'
import { Pager } from './pager.tsx'

interface Props {
  formId: string
  listing: List
  state: ListingState
  href: ListingHref
  /** Slots: the products as covers and as a table. */
  products: Record<ListingAppearance, ReactNode>
  /** Readers see covers and institutions a table, unless they choose the other one. */
  defaultAppearance: ListingAppearance
  active: ReactNode
  empty: ReactNode
}

export const ListingResults = ({ formId, listing, state, href, products, defaultAppearance, active, empty }: Props) => {
  const t = useTranslations('catalog')
  const { count, filters, sortValues, cursor } = listing
  const number = formatCount(count, useLocale())
  const hasFilters = filters.length > 0
  const appearance = state.view ?? defaultAppearance
  return (
    <>
      <ListingBar
        formId={formId}
        state={state}
        sortValues={sortValues}
        hasFilters={hasFilters}
        active={active}
        appearances={
          count > 0 && (
            <ListingAppearances
              state={state}
              href={href}
              count={count}
              appearance={appearance}
              defaultAppearance={defaultAppearance}
            />
          )
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
      {listing.products.length > 0 ? products[appearance] : empty}
      <Pager state={state} href={href} next={cursor} />
    </>
  )
}
