'use client'

import { useTranslations } from 'next-intl'
import { ButtonLink } from '#components/ui/button-link.tsx'
import { EmptyState } from '#components/ui/empty-state.tsx'
import { LoadedPart } from '#components/ui/loaded-part.tsx'
import { MoreButton } from '#components/ui/more-button.tsx'
import { Link } from '#lib/routing/navigation.ts'
import { useCustomerPages } from '#lib/session/use-customer-query.ts'
import { ownInvoicesQuery } from '../own-order-queries.ts'
import { OrderInvoice } from './order-invoices.tsx'

/** The invoices of all orders, with their documents. */
export const OwnInvoices = () => {
  const t = useTranslations('ownOrders')
  const query = useCustomerPages(ownInvoicesQuery)
  return (
    <LoadedPart query={query} rows={3} rowClass="h-20 w-full">
      {({ pages }) =>
        pages[0]?.count === 0 ? (
          <EmptyState
            title={t('invoices.emptyTitle')}
            text={t('invoices.emptyText')}
            actions={<ButtonLink href="/orders">{t('title')}</ButtonLink>}
          />
        ) : (
          <>
            <ul className="border-t border-line">
              {pages.flatMap(({ items }) =>
                items.map((invoice) => (
                  <OrderInvoice key={invoice.id} uuid={invoice.orderUuid} invoice={invoice}>
                    <Link
                      href={{ pathname: '/customer/orders/[id]/details/view', params: { id: invoice.orderUuid } }}
                      className="text-link text-13"
                    >
                      {t('invoices.order', { number: invoice.orderNumber })}
                    </Link>
                  </OrderInvoice>
                )),
              )}
            </ul>
            <MoreButton query={query}>{t('invoices.more')}</MoreButton>
          </>
        )
      }
    </LoadedPart>
  )
}
