'use client'

import { useTranslations } from 'next-intl'
import { AddLines } from '#features/cart/components/add-lines.tsx'
import { RequestButton } from '#features/offers/components/request-button.tsx'
import { ReadingListView } from '#features/reading-lists/components/reading-list-view.tsx'

/** The chosen books go into the cart or into an offer request. */
export const ReadingList = ({ withOffers }: { withOffers: boolean }) => {
  const t = useTranslations('readingList')
  return (
    <ReadingListView
      renderActions={(lines, onUsed) => (
        <>
          <AddLines lines={lines} texts={{ add: t('add'), added: t('added'), toCart: t('toCart') }} onAdded={onUsed} />
          {withOffers && lines[0] && (
            <RequestButton
              label={t('offer')}
              currency={lines[0].currency}
              books={() => ({ lines: lines.map(({ variantId, quantity }) => ({ variantId, quantity })) })}
              onSent={onUsed}
            />
          )}
        </>
      )}
    />
  )
}
