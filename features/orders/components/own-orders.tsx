'use client'

import { useLocale, useTranslations } from 'next-intl'
import { Button } from '#components/ui/button.tsx'
import { ButtonLink } from '#components/ui/button-link.tsx'
import { EmptyState } from '#components/ui/empty-state.tsx'
import { LoadedPart } from '#components/ui/loaded-part.tsx'
import { MoreButton } from '#components/ui/more-button.tsx'
import { useCustomerPages } from '#lib/session/use-customer-query.ts'
import { type OrderFilter, ownOrdersQuery } from '../own-order-queries.ts'
import { useOrderFilter } from '../use-order-filter.ts'
import { OrderFilters } from './order-filters.tsx'
import { OwnOrder } from './own-order.tsx'

const everything: OrderFilter = { group: undefined, year: undefined, q: '' }

/** The customer's orders, the latest first, by state, year and words. */
export const OwnOrders = () => {
  const t = useTranslations('ownOrders')
  const locale = useLocale()
  const [filter, setFilter] = useOrderFilter()
  const query = useCustomerPages(ownOrdersQuery(filter, locale))
  const isFiltered = filter.group !== undefined || filter.year !== undefined || filter.q !== ''
  return (
    <LoadedPart query={query} rows={3} rowClass="h-44 w-full">
      {({ pages }) => {
        const { count = 0, years = [] } = pages[0] ?? {}
        if (years.length === 0)
          return (
            <EmptyState
              title={t('emptyTitle')}
              text={t('emptyText')}
              actions={<ButtonLink href="/">{t('toBooks')}</ButtonLink>}
            />
          )
        return (
          <>
            <OrderFilters filter={filter} years={years} onChange={setFilter} />
            <output className="sr-only">{t('count', { count })}</output>
            {count === 0 && (
              <EmptyState
                title={t('noneTitle')}
                actions={isFiltered && <Button onClick={() => setFilter(everything)}>{t('showAll')}</Button>}
              />
            )}
            <ul className="flex flex-col gap-4.5">
              {pages.flatMap(({ items }) => items.map((order) => <OwnOrder key={order.uuid} order={order} />))}
            </ul>
            <MoreButton query={query}>{t('more')}</MoreButton>
          </>
        )
      }}
    </LoadedPart>
  )
}
