import { useLocale, useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { SideBySide } from '#components/layout/side-by-side.tsx'
import { formatCount } from '#lib/format/format-count.ts'
import { ClientMessages } from '#lib/i18n/client-messages.tsx'
import { pack } from '#lib/format/packed.ts'
import type { Market } from '#lib/market/market.ts'
import { getPathname } from '#lib/routing/navigation.ts'
import type { ListingScope } from '../count-results.ts'
import type { ListingHref } from '#lib/routing/listing-href.ts'
import type { PriceDisplay } from '#lib/format/price-display.ts'
import { listingRanges } from '../listing-ranges.ts'
import { type ChoiceToken, type ListingAppearance, type ListingState, writeListing } from '../listing-url.ts'
import type { List } from '#lib/api/listed-variant.ts'
import { hiddenFields } from '../hidden-fields.ts'
import { useFilterGroups } from '../use-filter-groups.ts'
import { useDescribedFilters } from '../use-described-filters.ts'
import { withUnderstood } from '../with-understood.ts'
import { ActiveFilters } from './active-filters.tsx'
import { FilterForm } from './filter-form.tsx'
import { FilterPanel } from './filter-panel.tsx'
import { ListingResults } from './listing-results.tsx'
import { RestoreFocus } from './restore-focus.tsx'
import { ShowResults } from './show-results.tsx'

interface Props {
  listing: List
  state: ListingState
  href: ListingHref
  market: Market
  prices: PriceDisplay
  /** Slots: the products as covers and as a table. */
  products: Record<ListingAppearance, ReactNode>
  /** Filters that the page itself decides: the author on the page of an author. */
  hidden?: ChoiceToken[]
  /** Of which books the listing is, so that the results of other filters can be counted. */
  scope: ListingScope
  /** Stands where nothing was found. */
  empty: ReactNode
}

const formId = 'listing-form'
const nothing: ChoiceToken[] = []

/** Filters, results and paging; the same for categories, collections, authors, publishers and the search. */
export const ListingView = ({
  listing,
  state,
  href,
  market,
  prices,
  products,
  hidden = nothing,
  scope,
  empty,
}: Props) => {
  const t = useTranslations('catalog')
  const locale = useLocale()
  const filters = useDescribedFilters(listing.filters, hidden)
  // The form shows the filters that the search was read as, so that a reader can change them.
  const shown = withUnderstood(state, listing.understanding)
  const groups = useFilterGroups({
    filters,
    state: shown,
    prices,
    ranges: listingRanges(listing.filters, market.currency),
    ratings: listing.filters.find(({ token }) => token === 'rating')?.values ?? [],
  })
  const view = JSON.stringify(writeListing(shown))
  const words = { count: listing.count, number: formatCount(listing.count, locale) }

  const results = (
    <ListingResults
      formId={formId}
      listing={listing}
      state={state}
      href={href}
      products={products}
      defaultAppearance={market.segment === 'b2b' ? 'table' : 'grid'}
      active={
        <ActiveFilters
          filters={filters}
          state={state}
          href={href}
          currency={market.currency}
          understood={listing.understanding?.understood ?? []}
        />
      }
      empty={empty}
    />
  )

  return (
    // On phones the filters' column is empty, and its gap is the distance.
    <div className={listing.filters.length > 0 ? 'md:mt-7 max-md:-mt-4' : 'mt-7'}>
      <RestoreFocus key={view} announcement={t('resultsAnnounced', words)} />
      {listing.filters.length === 0 ? (
        results
      ) : (
        <SideBySide
          place="before"
          side={
            <FilterForm id={formId} action={getPathname({ href, locale })} href={href} view={view}>
              <FilterPanel
                groups={pack(groups)}
                hidden={hiddenFields(shown)}
                texts={{ title: t('filters'), close: t('closeFilters'), apply: t('filter') }}
                submit={
                  <ClientMessages namespaces={['filterCount']}>
                    <ShowResults
                      key={view}
                      label={t('applyFilters')}
                      count={listing.count}
                      scope={scope}
                      currency={market.currency}
                    />
                  </ClientMessages>
                }
              />
            </FilterForm>
          }
        >
          {results}
        </SideBySide>
      )}
    </div>
  )
}
