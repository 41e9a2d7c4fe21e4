'use client'

import { useLocale, useTranslations } from 'next-intl'
import { Button } from '#components/ui/button.tsx'
import { ButtonLink } from '#components/ui/button-link.tsx'
import { Chip } from '#components/ui/chip.tsx'
import { EmptyState } from '#components/ui/empty-state.tsx'
import { LoadedPart } from '#components/ui/loaded-part.tsx'
import { MoreButton } from '#components/ui/more-button.tsx'
import { meQuery } from '#lib/session/me.ts'
import { useCustomerPages, useCustomerQuery } from '#lib/session/use-customer-query.ts'
import { type OrderFilter, ordersQuery } from '../own-order-queries.ts'
import { useOrderFilter } from '../use-order-filter.ts'
import { OrderFilters } from './order-filters.tsx'
import { OwnOrder } from './own-order.tsx'

const everything = { group: undefined, year: undefined, q: '' }

interface Props {
  filter: OrderFilter
  onChange: (filter: OrderFilter) => void
}

/** Members see their own orders, or those of the organisation that they may read. */
const WhoseOrders = ({ filter, onChange }: Props) => {
  const t = useTranslations('ownOrders')
  return (
    <div role="group" aria-label={t('whose')} className="mb-5 flex flex-wrap gap-2">
      {[false, true].map((ofOrganization) => (
        <Chip
          key={String(ofOrganization)}
          chosen={filter.ofOrganization === ofOrganization}
          aria-pressed={filter.ofOrganization === ofOrganization}
          onClick={() => onChange({ ...everything, ofOrganization })}
        >
          {t(ofOrganization ? 'ofOrganization' : 'own')}
        </Chip>
      ))}
    </div>
  )
}

const OrderList = ({ filter, onChange, organizationId }: Props & { organizationId: number | null }) => {
  const t = useTranslations('ownOrders')
  const locale = useLocale()
  const query = useCustomerPages(ordersQuery(filter, locale, organizationId))
  const isFiltered = filter.group !== undefined || filter.year !== undefined || filter.q !== ''
  return (
    <LoadedPart query={query} rows={3} rowClass="h-44 w-full">
      {({ pages }) => {
        const { count = 0, years = [] } = pages[0] ?? {}
        if (years.length === 0)
          return (
            <EmptyState
              title={t(filter.ofOrganization ? 'emptyOfOrganization' : 'emptyTitle')}
              text={t('emptyText')}
              actions={<ButtonLink href="/">{t('toBooks')}</ButtonLink>}
            />
          )
        return (
          <>
            <OrderFilters filter={filter} years={years} onChange={onChange} />
            <output className="sr-only">{t('count', { count })}</output>
            {count === 0 && (
              <EmptyState
                title={t('noneTitle')}
                actions={
                  isFiltered && <Button onClick={() => onChange({ ...filter, ...everything })}>{t('showAll')}</Button>
                }
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

/** The customer's orders, the latest first, by state, year and words. */
export const OwnOrders = () => {
  const [filter, setFilter] = useOrderFilter()
  return (
    <LoadedPart query={useCustomerQuery(meQuery)} rows={3} rowClass="h-44 w-full">
      {({ organizationId }) => (
        <>
          {organizationId !== null && <WhoseOrders filter={filter} onChange={setFilter} />}
          <OrderList
            key={filter.ofOrganization ? organizationId : null}
            filter={filter}
            onChange={setFilter}
            organizationId={organizationId}
          />
        </>
      )}
    </LoadedPart>
  )
}
