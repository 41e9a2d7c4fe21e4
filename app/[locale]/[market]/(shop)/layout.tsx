import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { MainContent } from '#components/layout/main-content.tsx'
import { ToastRegion } from '#components/ui/toast-region.tsx'
import { AccountLink } from '#features/account/components/account-link.tsx'
import { CartButton } from '#features/cart/components/cart-button.tsx'
import { CompareLoader } from '#features/compare/components/compare-loader.tsx'
import { FavouriteLoader } from '#features/favourites/components/favourite-loader.tsx'
import { FavouritesLink } from '#features/favourites/components/favourites-link.tsx'
import { NewsletterInvite } from '#features/newsletter/components/newsletter-invite.tsx'
import { QuickSearchLoader } from '#features/search/components/quick-search-loader.tsx'
import { EndRegion } from '#features/regions/components/end-region.tsx'
import { SiteFooter } from '#features/shell/components/site-footer.tsx'
import { SiteHeader } from '#features/shell/components/site-header.tsx'
import { loadShell } from '#features/shell/server.ts'
import { shellFacts } from '#features/shell/shell-facts.ts'
import { QueryProvider } from '#lib/api/query-provider.tsx'
import { FirstMessages } from '#lib/i18n/client-messages.tsx'
import { currentMarket } from '#lib/market/current-market.ts'
import { getPathname } from '#lib/routing/navigation.ts'
import { CustomerPartsLoader } from './customer-parts-loader.tsx'
import { LaterPartsLoader } from '../later-parts-loader.tsx'

const ShopLayout = async ({ children }: { children: ReactNode }) => {
  const [shell, { locale, currency, segment }, t] = await Promise.all([
    loadShell(),
    currentMarket(),
    getTranslations('shell'),
  ])
  const { compare_limit: limit, available_currencies: available } = shell.configuration
  const customerParts = {
    prices: shell.configuration.price_list_enabled,
    offers: segment === 'b2b' && !shell.configuration.offer_request_disabled,
  }
  const facts = shellFacts(shell, currency, locale, t)
  const account = (
    <>
      <AccountLink signInPath={getPathname({ href: '/login', locale })} />
      <FavouritesLink />
    </>
  )
  return (
    <FirstMessages>
      <QueryProvider>
        {/*
         * On phones a product page has a buy bar at the lower edge, so the footer must end above it. A page may bring
         * its own last part.
         */}
        <div className="has-[[data-buy-bar]]:max-md:pb-20 has-[[data-own-end]]:[&>aside]:hidden">
          <SiteHeader
            facts={facts}
            account={account}
            search={<QuickSearchLoader />}
            cart={<CartButton cartPath={getPathname({ href: '/cart', locale })} />}
          />
          <MainContent>{children}</MainContent>
          <EndRegion />
          <SiteFooter facts={facts} newsletter={<NewsletterInvite company={shell.configuration.company.name} />} />
        </div>
        <CompareLoader limit={limit} fullText={t('compareFull', { limit })} />
        <FavouriteLoader />
        {(customerParts.prices || customerParts.offers) && <CustomerPartsLoader {...customerParts} />}
        <LaterPartsLoader currency={{ current: currency, available, text: t('currencyChanged') }} />
        <ToastRegion label={t('notifications')} closeLabel={t('closeNotification')} />
      </QueryProvider>
    </FirstMessages>
  )
}

export default ShopLayout
