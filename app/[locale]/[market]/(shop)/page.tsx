import { getTranslations } from 'next-intl/server'
import { RegionView } from '#features/regions/components/region-view.tsx'
import { loadRegion } from '#features/regions/server.ts'
import { cacheTags } from '#lib/api/cache-tags.ts'
import { load } from '#lib/api/server.ts'
import { currentMarket } from '#lib/market/current-market.ts'
import { absoluteUrl } from '#lib/seo/absolute-url.ts'
import { loadGlobalSeo } from '#lib/seo/global-seo.ts'
import { JsonLd } from '#lib/seo/json-ld.tsx'
import { shareImage } from '#lib/seo/share-image.ts'
import { shopGraph } from '#lib/seo/shop-graph.ts'
import { pageMetadata } from '#lib/seo/page-metadata.ts'
import { WideRow } from './book-rows.tsx'

export const generateMetadata = async () => {
  const [t, seo] = await Promise.all([getTranslations('home'), loadGlobalSeo()])
  return pageMetadata({
    title: seo?.title ?? t('title'),
    isWholeTitle: true,
    description: seo?.description ?? t('description'),
    href: '/',
  })
}

/** The region `main` holds everything on this page. */
const HomePage = async () => {
  const [region, { locale }, t, { contact_phone, contact_email, company }] = await Promise.all([
    loadRegion('main'),
    currentMarket(),
    getTranslations('home'),
    load('GET /v2.0/config_entries', {}, [cacheTags.configuration]),
  ])
  const shop = {
    home: absoluteUrl('/', locale),
    search: absoluteUrl('/search', locale),
    image: shareImage().url,
    phone: contact_phone,
    email: contact_email,
    company,
  }
  const hasTitle = region?.banners.some(({ template }) => template === 'hero') ?? false
  return (
    <>
      <JsonLd graph={shopGraph(shop)} />
      {!hasTitle && <h1 className="sr-only">{t('title')}</h1>}
      <RegionView region={region} BookRow={WideRow} isPageTitle />
    </>
  )
}

export default HomePage
