import { getTranslations } from 'next-intl/server'
import { ProductGrid } from '#features/catalog/components/product-grid.tsx'
import { loadCollectionVariants, loadPriceDisplay } from '#features/catalog/server.ts'
import { HomeView } from '#features/home/components/home-view.tsx'
import { loadHome } from '#features/home/server.ts'
import { cacheTags } from '#lib/api/cache-tags.ts'
import { load } from '#lib/api/server.ts'
import { currentMarket } from '#lib/market/current-market.ts'
import { absoluteUrl } from '#lib/seo/absolute-url.ts'
import { JsonLd } from '#lib/seo/json-ld.tsx'
import { shareImage } from '#lib/seo/share-image.ts'
import { shopGraph } from '#lib/seo/shop-graph.ts'
import { pageMetadata } from '#lib/seo/page-metadata.ts'

/** One row on wide screens, three on phones. */
const limit = 6

export const generateMetadata = async () => {
  const t = await getTranslations('home')
  return pageMetadata({ title: t('title'), isWholeTitle: true, description: t('description'), href: '/' })
}

const HomePage = async () => {
  const [home, newBooks, bestsellers, { locale }, prices, { contact_phone, contact_email }] = await Promise.all([
    loadHome(),
    loadCollectionVariants('new', { limit }),
    loadCollectionVariants('bestsellers', { limit }),
    currentMarket(),
    loadPriceDisplay(),
    load('GET /v2.0/config_entries', {}, [cacheTags.configuration]),
  ])
  const shop = {
    home: absoluteUrl('/', locale),
    search: absoluteUrl('/search', locale),
    image: shareImage().url,
    phone: contact_phone,
    email: contact_email,
  }
  const row = (variants: (typeof newBooks)['products']) => (
    <ProductGrid variants={variants} prices={prices} place="strip" />
  )
  return (
    <>
      <JsonLd graph={shopGraph(shop)} />
      <HomeView home={home} newBooks={row(newBooks.products)} bestsellers={row(bestsellers.products)} />
    </>
  )
}

export default HomePage
