'use client'

import { useTranslations } from 'next-intl'
import { Button } from '#components/ui/button.tsx'
import { ButtonLink } from '#components/ui/button-link.tsx'
import { EmptyState } from '#components/ui/empty-state.tsx'
import { LoadedPart } from '#components/ui/loaded-part.tsx'
import { Link } from '#lib/routing/navigation.ts'
import { useCustomerPages } from '#lib/session/use-customer-query.ts'
import { ownInvoicesQuery } from '../own-order-queries.ts'
import { OrderInvoice } from './order-invoices.tsx'

/** The invoices of all orders, with their documents. */
export const OwnInvoices = () => {
  const t = useTranslations('ownOrders')
  const words = useTranslations('selfcare')
  const query = useCustomerPages(ownInvoicesQuery)
  const { fetchNextPage, hasNextPage, isFetchingNextPage } = query
  return (
    <LoadedPart
      query={query}
      texts={{ loading: words('loading'), failed: words('loadFailed'), retry: words('retry') }}
      rows={3}
      rowClass="h-20 w-full"
    >
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
            {hasNextPage && (
              <div className="mt-6 flex justify-center">
                <Button busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
                  {t('invoices.more')}
                </Button>
              </div>
            )}
          </>
        )
      }
    </LoadedPart>
  )
}
