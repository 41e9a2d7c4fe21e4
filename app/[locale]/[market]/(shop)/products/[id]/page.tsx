import { ProductMedia } from '#features/media/components/product-media.tsx'
import { ProductView } from '#features/product/components/product-view.tsx'
import { loadProductPage } from '#features/product/load-product-page.ts'
import { loadVariant } from '#features/product/server.ts'
import { loadPriceDisplay } from '#lib/configuration/load-price-display.ts'
import { loadRatings } from '#features/ratings/server.ts'
import { CurrentEntry } from '#features/shell/components/current-entry.tsx'
import { currentMarket } from '#lib/market/current-market.ts'
import { absolutePath } from '#lib/seo/absolute-url.ts'
import { ProductBuyBox } from './product-buy-box.tsx'
import { ProductJsonLd, productMetadata } from './product-head.tsx'
import { ProductSections } from './product-sections.tsx'

interface Props {
  params: Promise<{ id: string }>
}

export const generateStaticParams = () => []

export const generateMetadata = async ({ params }: Props) => {
  const { id } = await params
  return productMetadata(id, await loadVariant(id))
}

const ProductPage = async ({ params }: Props) => {
  const { id } = await params
  const [variant, { locale }] = await Promise.all([loadVariant(id), currentMarket()])
  const [page, ratings, prices] = await Promise.all([
    loadProductPage(variant),
    loadRatings(variant),
    loadPriceDisplay(),
  ])
  const shown = { variant, page, prices }
  return (
    <>
      <CurrentEntry entry={`category:${variant.breadcrumbs[0]?.id ?? 0}`} />
      <ProductJsonLd variant={variant} locale={locale} />
      <ProductView
        {...shown}
        media={<ProductMedia variant={variant} page={page} url={absolutePath(variant.path)} />}
        buyBox={<ProductBuyBox {...shown} />}
      >
        <ProductSections {...shown} ratings={ratings} />
      </ProductView>
    </>
  )
}

export default ProductPage
