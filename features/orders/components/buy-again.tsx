'use client'

import { useTranslations } from 'next-intl'
import { lazy, Suspense } from 'react'
import { Button } from '#components/ui/button.tsx'
import { ButtonLink } from '#components/ui/button-link.tsx'
import { Notice } from '#components/ui/notice.tsx'
import { useErrorText } from '#lib/i18n/use-error-text.ts'
import { useReorder } from '../reorder-queries.ts'

const CartReport = lazy(() =>
  import('#components/order/cart-report.tsx').then((loaded) => ({ default: loaded.CartReport })),
)

/** Puts the books of an order into the cart again, and says of each what became of it. In a list the number says which order. */
export const BuyAgain = ({ uuid, number }: { uuid: string; number?: string }) => {
  const t = useTranslations('orders.buyAgain')
  const errorText = useErrorText()
  const reorder = useReorder(uuid)
  return (
    <>
      <Button
        busy={reorder.isPending}
        {...(number !== undefined && { size: 'small', 'aria-label': t('buttonOf', { number }) })}
        onClick={() => reorder.mutate()}
      >
        {t('button')}
      </Button>
      {reorder.error && (
        <div className="w-full">
          <Notice tone="error" title={t('failed')} announce>
            {errorText(reorder.error)}
          </Notice>
        </div>
      )}
      {reorder.data && (
        <Suspense>
          <CartReport
            report={reorder.data}
            onClose={reorder.reset}
            actions={<ButtonLink href="/cart">{t('toCart')}</ButtonLink>}
          />
        </Suspense>
      )}
    </>
  )
}
