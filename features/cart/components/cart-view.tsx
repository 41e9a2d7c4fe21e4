'use client'

import { useTranslations } from 'next-intl'
import { lazy, type ReactNode, Suspense } from 'react'
import { Button } from '#components/ui/button.tsx'
import { ButtonLink } from '#components/ui/button-link.tsx'
import { EmptyState } from '#components/ui/empty-state.tsx'
import { Notice } from '#components/ui/notice.tsx'
import { useErrorText } from '#lib/i18n/use-error-text.ts'
import { useDraftOrder } from '#lib/session/use-draft-order.ts'
import { useHydrated } from '#lib/session/use-hydrated.ts'
import { useRemoveLine } from '../hooks/use-remove-line.ts'
import { CartContents } from './cart-contents.tsx'
import { CartSkeleton } from './cart-skeleton.tsx'

const CartTools = lazy(() => import('./cart-tools.tsx').then((loaded) => ({ default: loaded.CartTools })))

interface Props {
  reassurance: string | undefined
  /** Slot: the request for an offer, for members of organisations. */
  offerRequest?: ReactNode
}

const CartState = ({ reassurance, offerRequest }: Props) => {
  const t = useTranslations('cart')
  const errorText = useErrorText()
  const hydrated = useHydrated()
  const { data: order, isLoading, isError, error, refetch } = useDraftOrder()
  const remove = useRemoveLine(order)

  if (order && order.items.length + order.unpriced.length > 0)
    return <CartContents order={order} reassurance={reassurance} offerRequest={offerRequest} onRemove={remove} />
  if (isError)
    return (
      <Notice
        tone="error"
        title={t('loadFailed')}
        actions={<Button onClick={() => void refetch()}>{t('retry')}</Button>}
      >
        {errorText(error)}
      </Notice>
    )
  if (!hydrated || isLoading) return <CartSkeleton />
  return (
    <EmptyState
      title={t('emptyTitle')}
      text={t('emptyText')}
      actions={
        <ButtonLink href="/" look="primary">
          {t('emptyAction')}
        </ButtonLink>
      }
    />
  )
}

/** The page of the cart below its title: loading, failed, empty, or the cart; and what works with lists, once the cart is known. */
export const CartView = (props: Props) => {
  const hydrated = useHydrated()
  const { data: order, isLoading, isError } = useDraftOrder()
  const isKnown = order !== undefined || (!isLoading && !isError)
  return (
    <>
      <CartState {...props} />
      {hydrated && isKnown && (
        <div className="mt-8 flex min-h-8 flex-wrap gap-x-6 gap-y-2">
          <Suspense>
            <CartTools isFilled={order ? order.items.length + order.unpriced.length > 0 : false} />
          </Suspense>
        </div>
      )}
    </>
  )
}
