import { useLocale, useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { formatCount } from '#lib/format/format-count.ts'
import type { ListingHref } from '../listing-href.ts'
import type { ListingLook, ListingState } from '../listing-url.ts'
import type { PriceDisplay } from '../price-display.ts'
import { countId } from '../restored-focus.ts'
import type { List } from '../listed-variant.ts'
import { ListingBar } from './listing-bar.tsx'
import { ListingLooks } from './listing-looks.tsx'
import { Pager } from './pager.tsx'
import { ProductGrid } from './product-grid.tsx'
import { ProductTable } from './product-table.tsx'

interface Props {
  formId: string
  listing: List
  state: ListingState
  href: ListingHref
  prices: PriceDisplay
  /** Readers see covers, institutions a table, unless they ask for the other. */
  defaultLook: ListingLook
  active: ReactNode
  empty: ReactNode
}

export const ListingResults = ({ formId, listing, state, href, prices, defaultLook, active, empty }: Props) => {
  const t = useTranslations('catalog')
  const { products, count, filters, sortValues, cursor } = listing
  const number = formatCount(count, useLocale())
  const hasFilters = filters.length > 0
  const look = state.view ?? defaultLook
  const grid = <ProductGrid variants={products} prices={prices} place={hasFilters ? 'listing' : 'strip'} priority />
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
      {products.length === 0 && empty}
      {products.length > 0 && (look === 'table' ? <ProductTable variants={products} prices={prices} /> : grid)}
      <Pager state={state} href={href} next={cursor} />
    </>
  )
}
