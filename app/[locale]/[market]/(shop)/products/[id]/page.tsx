import { getTranslations } from 'next-intl/server'
import { AddToCart } from '#features/cart/components/add-to-cart.tsx'
import { productHref } from '#features/catalog/catalog-hrefs.ts'
import { BuyBox } from '#features/catalog/components/buy-box.tsx'
import { ProductMedia } from '#features/catalog/components/product-media.tsx'
import { ProductView } from '#features/catalog/components/product-view.tsx'
import { loadProductPage } from '#features/catalog/product-server.ts'
import { labelsOf } from '#features/catalog/product-words.ts'
import { loadPriceDisplay, loadVariant } from '#features/catalog/server.ts'
import { loadRatings } from '#features/ratings/server.ts'
import { CurrentEntry } from '#features/shell/components/current-entry.tsx'
import { SoldOutNotice } from '#features/stock-notifications/components/sold-out-notice.tsx'
import { StoreShelves } from '#features/stores/components/store-shelves.tsx'
import { loadShelves } from '#features/stores/server.ts'
import { currentMarket } from '#lib/market/current-market.ts'
import { permanentRedirect } from '#lib/routing/navigation.ts'
import { ProductJsonLd, productMetadata } from './product-head.tsx'
import { ProductSections } from './product-sections.tsx'

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
  const loading = [loadProductPage(variant), loadRatings(variant), loadShelves(variant), loadPriceDisplay()] as const
  const [page, ratings, shelves, prices] = await Promise.all(loading)
  const { title, availability, stock } = variant
  const buy = { variantId: variant.id, title, availability, stock }
  const shown = { variant, page, prices }
  return (
    <>
      <CurrentEntry entry={`category:${variant.breadcrumbs[0]?.id ?? ''}`} />
      <ProductJsonLd variant={variant} locale={locale} />
      <ProductView
        {...shown}
        labels={labelsOf(variant, page.product, locale, await getTranslations('catalog'))}
        media={<ProductMedia variant={variant} />}
        buyBox={
          <BuyBox
            {...shown}
            shelves={shelves && <StoreShelves stock={shelves} />}
            action={<AddToCart {...buy} />}
            barAction={<AddToCart {...buy} compact />}
            soldOutAction={<SoldOutNotice variant={variant} />}
          />
        }
      >
        <ProductSections {...shown} ratings={ratings} />
      </ProductView>
    </>
  )
}

export default ProductPage
