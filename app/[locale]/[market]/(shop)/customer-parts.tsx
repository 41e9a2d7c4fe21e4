import { lazy, Suspense } from 'react'
import { withLaterTexts } from '#lib/i18n/later-texts.ts'

const OwnPrices = lazy(() =>
  import('#features/own-prices/components/own-prices.tsx').then((part) => ({ default: part.OwnPrices })),
)
const OfferRequests = lazy(() =>
  withLaterTexts(import('#features/offers/components/offer-requests.tsx')).then((part) => ({
    default: part.OfferRequests,
  })),
)

export interface CustomerPartsProps {
  /** Whether the shop has price lists. */
  prices: boolean
  /** Whether offers can be requested here. */
  offers: boolean
}

/** What pages that are the same for all visitors show to the signed-in alone. */
export const CustomerParts = ({ prices, offers }: CustomerPartsProps) => (
  <Suspense>
    {prices && <OwnPrices />}
    {offers && <OfferRequests />}
  </Suspense>
)
