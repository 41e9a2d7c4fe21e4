'use client'

import { useTranslations } from 'next-intl'
import { lazy, Suspense, useState } from 'react'
import { Button } from '#components/ui/button.tsx'

/** Few visitors meet a book that is sold out, and fewer ask for it: what they need comes with the press. */
const StockRequest = lazy(() => import('./stock-request.tsx').then((loaded) => ({ default: loaded.StockRequest })))

/** In place of the button by which a book is bought. */
export const StockNotice = ({ variantId, isAnnounced }: { variantId: number; isAnnounced: boolean }) => {
  const t = useTranslations('stockNotifications')
  const [isRequested, setIsRequested] = useState(false)
  const button = (
    <Button look="primary" className="w-full" busy={isRequested} onClick={() => setIsRequested(true)}>
      {t(isAnnounced ? 'askAnnounced' : 'ask')}
    </Button>
  )
  if (!isRequested) return button
  return (
    <Suspense fallback={button}>
      <StockRequest variantId={variantId} />
    </Suspense>
  )
}
