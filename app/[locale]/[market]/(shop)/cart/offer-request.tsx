import { getTranslations } from 'next-intl/server'
import { CartRequest } from '#features/offers/components/cart-request.tsx'
import { cacheTags } from '#lib/api/cache-tags.ts'
import { load } from '#lib/api/server.ts'
import { currentMarket } from '#lib/market/current-market.ts'

/** Organisations can request offers, unless the shop has switched that off. */
export const OfferRequest = async () => {
  const [{ segment }, { offer_request_disabled: isDisabled }, t] = await Promise.all([
    currentMarket(),
    load('GET /v2.0/config_entries', {}, [cacheTags.configuration]),
    getTranslations('offerRequest'),
  ])
  return segment === 'b2b' && !isDisabled && <CartRequest label={t('open')} />
}
