import { AddToCart } from '#features/cart/components/add-to-cart.tsx'
import { productHref } from '#features/catalog/catalog-hrefs.ts'
import { BuyBox } from '#features/catalog/components/buy-box.tsx'
import { ProductMedia } from '#features/catalog/components/product-media.tsx'
import { ProductView } from '#features/catalog/components/product-view.tsx'
import { loadFreeDeliveryFrom, loadPriceDisplay, loadRecommendations, loadVariant } from '#features/catalog/server.ts'
import { CurrentEntry } from '#features/shell/components/current-entry.tsx'
import { SoldOutNotice } from '#features/stock-notifications/components/sold-out-notice.tsx'
import { currentMarket } from '#lib/market/current-market.ts'
import { permanentRedirect } from '#lib/routing/navigation.ts'
import { ProductJsonLd, productMetadata } from './product-head.tsx'

interface Props {
  params: Promise<{ id: string }>
}

export const generateStaticParams = () => []

export const generateMetadata = async ({ params }: Props) => productMetadata(await loadVariant((await params).id))

const ProductPage = async ({ params }: Props) => {
  const { id } = await params
  const [variant, { locale }] = await Promise.all([loadVariant(id), currentMarket()])
  const href = productHref(variant)
  if (id !== href.params.id) permanentRedirect({ href, locale })
  const [recommendations, freeDeliveryFrom, prices] = await Promise.all([
    loadRecommendations(variant.id),
    loadFreeDeliveryFrom(),
    loadPriceDisplay(),
  ])
  const { title, availability, stock } = variant
  const buy = { variantId: variant.id, title, availability, stock }
  return (
    <>
      <CurrentEntry entry={`category:${variant.breadcrumbs[0]?.id ?? ''}`} />
      <ProductJsonLd variant={variant} locale={locale} />
      <ProductView
        variant={variant}
        recommendations={recommendations}
        prices={prices}
        media={<ProductMedia variant={variant} />}
        buyBox={
          <BuyBox
            variant={variant}
            prices={prices}
            freeDeliveryFrom={freeDeliveryFrom}
            action={<AddToCart {...buy} />}
            barAction={<AddToCart {...buy} compact />}
            soldOutAction={<SoldOutNotice variant={variant} />}
          />
        }
      />
    </>
  )
}

export default ProductPage
