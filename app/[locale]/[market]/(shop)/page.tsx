import { getTranslations } from 'next-intl/server'
import { RegionView } from '#features/regions/components/region-view.tsx'
import { loadRegion } from '#features/regions/server.ts'
import { currentMarket } from '#lib/market/current-market.ts'
import { absoluteUrl } from '#lib/seo/absolute-url.ts'
import { JsonLd } from '#lib/seo/json-ld.tsx'
import { shopGraph } from '#lib/seo/shop-graph.ts'
import { pageMetadata } from '#lib/seo/page-metadata.ts'
import { WideRow } from './book-rows.tsx'

export const generateMetadata = async () => {
  const t = await getTranslations('home')
  return pageMetadata({ title: t('title'), isWholeTitle: true, description: t('description'), href: '/' })
}

/** All that is on it stands in the region `main`. */
const HomePage = async () => {
  const [region, { locale }, t] = await Promise.all([loadRegion('main'), currentMarket(), getTranslations('home')])
  const hasTitle = region?.banners.some(({ template }) => template === 'hero') ?? false
  return (
    <>
      <JsonLd graph={shopGraph({ home: absoluteUrl('/', locale), search: absoluteUrl('/search', locale) })} />
      {!hasTitle && <h1 className="sr-only">{t('title')}</h1>}
      <RegionView region={region} Shelf={WideRow} isPageTitle />
    </>
  )
}

export default HomePage
