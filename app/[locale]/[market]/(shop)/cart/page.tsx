import type { Metadata } from 'next'
import { getLocale, getTranslations } from 'next-intl/server'
import { SignInForPrices } from '#features/account/components/sign-in-for-prices.tsx'
import { CartView } from '#features/cart/components/cart-view.tsx'
import { cartTitleId } from '#features/cart/rules/focus-targets.ts'
import { RegionView } from '#features/regions/components/region-view.tsx'
import { loadRegion } from '#features/regions/server.ts'
import { isCatalogPage } from '#lib/api/is-catalog-page.ts'
import { ClientMessages } from '#lib/i18n/client-messages.tsx'
import { loadWithdrawalDays } from '#lib/configuration/load-withdrawal-days.ts'
import { getPathname } from '#lib/routing/navigation.ts'
import { unlistedMetadata } from '#lib/seo/unlisted-metadata.ts'
import { OfferRequest } from './offer-request.tsx'

export const generateMetadata = async (): Promise<Metadata> => {
  const t = await getTranslations('cart')
  return unlistedMetadata({ page: '/cart', title: t('title') })
}

/** A static shell: only the browser knows the cart. */
const CartPage = async () => {
  const [region, t, days, locale, isClosed] = await Promise.all([
    loadRegion('cart'),
    getTranslations('cart'),
    loadWithdrawalDays(),
    getLocale(),
    isCatalogPage(),
  ])
  return (
    <div className="measure pt-8 pb-8 sm:pt-10">
      <h1 id={cartTitleId} tabIndex={-1} className="title mb-3 text-44">
        {t('title')}
      </h1>
      <ClientMessages namespaces={['cart', 'deals', 'errors', 'formats']}>
        {isClosed ? (
          <SignInForPrices redirectPath={getPathname({ href: '/cart', locale })} />
        ) : (
          <CartView
            reassurance={days === undefined ? undefined : t('reassurance', { days })}
            offerRequest={<OfferRequest />}
          />
        )}
      </ClientMessages>
      {/* The part below the cart appears when the length of the cart is known, so that nothing on the page moves. */}
      <div className="noscript:visible [[data-waiting]~&]:invisible">
        <RegionView region={region} rowClassName="mt-16" />
      </div>
    </div>
  )
}

export default CartPage
