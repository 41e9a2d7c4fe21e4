import '../../globals.css'
import type { Metadata, Viewport } from 'next'
import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { SkipLink } from '#components/layout/skip-link.tsx'
import { tilesMeta } from '#components/map/ground/configured-tiles.ts'
import { ImpersonationLoader } from '#features/impersonation/components/impersonation-loader.tsx'
import { OfflineNotice } from '#features/shell/components/offline-notice.tsx'
import { isCatalogOnly } from '#contracts/operation-mode.ts'
import { cacheTags } from '#lib/api/cache-tags.ts'
import { load } from '#lib/api/server.ts'
import { analyticsMetas } from '#lib/analytics/page-settings.ts'
import { withoutPart } from '#lib/api/without-part.ts'
import { siteKeyMeta, simulatorMeta } from '#lib/bot-check/site-key.ts'
import { consentPlaceId } from '#lib/consent/consent-target.ts'
import { storefrontEnv } from '#lib/env/storefront.ts'
import { currentMarket } from '#lib/market/current-market.ts'
import { MarkupPart } from '#lib/routing/markup-part.tsx'
import { SoftNavigation } from '#lib/routing/soft-navigation.tsx'
import { loadGlobalSeo } from '#lib/seo/global-seo.ts'
import { fontVariables } from '../../fonts.ts'

/** Made at the first visit, for each market; see docs/architecture.md. */
export const generateStaticParams = () => []

export const viewport: Viewport = { themeColor: '#fbf8f3', colorScheme: 'light' }

export const generateMetadata = async (): Promise<Metadata> => {
  const [t, seo, configuration] = await Promise.all([getTranslations('shell'), loadGlobalSeo(), loadConfiguration()])
  const { PUBLIC_URL, MAP_TILES_URL, MAP_ATTRIBUTION, RECAPTCHA_SITE_KEY, TAGS_URL } = storefrontEnv()
  return {
    metadataBase: new URL(PUBLIC_URL),
    title: { default: seo?.title ?? t('siteName'), template: seo?.titleTemplate ?? `%s · ${t('siteName')}` },
    ...(seo?.description && { description: seo.description }),
    other: {
      ...(MAP_TILES_URL &&
        MAP_ATTRIBUTION && { [tilesMeta.url]: MAP_TILES_URL, [tilesMeta.attribution]: MAP_ATTRIBUTION }),
      ...(configuration && analyticsMetas(configuration, TAGS_URL)),
      ...(RECAPTCHA_SITE_KEY && {
        [siteKeyMeta]: RECAPTCHA_SITE_KEY,
        ...(TAGS_URL && { [simulatorMeta]: TAGS_URL }),
      }),
    },
    formatDetection: { telephone: false, date: false, address: false, email: false },
  }
}

const loadConfiguration = () =>
  load('GET /v2.0/config_entries', {}, [cacheTags.configuration]).catch(
    withoutPart('Could not fetch the configuration!'),
  )

const RootLayout = async ({ children }: { children: ReactNode }) => {
  const [t, { locale, segment, currency }, settings] = await Promise.all([
    getTranslations('shell'),
    currentMarket(),
    loadConfiguration(),
  ])
  return (
    <html
      lang={locale}
      data-currency={currency}
      data-prices={settings?.price_display_config}
      data-cart={settings && isCatalogOnly(settings.operation_mode, segment) ? 'closed' : undefined}
      className={fontVariables}
    >
      <body>
        <SkipLink>{t('skipToContent')}</SkipLink>
        {settings?.cookie_consent_active && <div id={consentPlaceId} />}
        <ImpersonationLoader locale={locale} />
        {children}
        <SoftNavigation />
        <MarkupPart />
        <OfflineNotice text={t('offline')} waitingText={t('offlineWaiting')} />
      </body>
    </html>
  )
}

export default RootLayout
