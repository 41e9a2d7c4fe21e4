import { useTranslations } from 'next-intl'
import type { VariantDetail } from '#contracts/variant-detail.ts'
import { PackageOffers } from '#features/product/components/package-offers.tsx'
import { ProductStrip } from '#features/product-cards/components/product-strip.tsx'
import { ProductFilms } from '#features/media/components/product-films.tsx'
import { RecentlyViewedLoader } from '#features/recently-viewed/components/recently-viewed-loader.tsx'
import { SeriesStrip } from '#features/product/components/series-strip.tsx'
import type { PriceDisplay } from '#lib/format/price-display.ts'
import type { ProductPage } from '#features/product/load-product-page.ts'
import { RatingsSection } from '#features/ratings/components/ratings-section.tsx'
import type { RatingsPage } from '#features/ratings/server.ts'

interface Props {
  variant: VariantDetail
  page: ProductPage
  /** Undefined where ratings are switched off. */
  ratings: RatingsPage | undefined
  prices: PriceDisplay
}

/** The parts below the book, in their order. A part without content is left out. */
export const ProductSections = ({ variant, page, ratings, prices }: Props) => {
  const t = useTranslations('catalog')
  const isPackage = variant.format === 'package'
  return (
    <>
      <ProductStrip id="substitutions" title={t('substitutions')} variants={page.substitutions} prices={prices} />
      <ProductFilms assets={page.assets} cover={variant.cover} />
      <ProductStrip
        id="package-contents"
        title={t('packageContents')}
        variants={variant.packageItems}
        prices={prices}
      />
      <PackageOffers deals={page.packageDeals} prices={prices} />
      {page.series && <SeriesStrip series={page.series} productId={variant.productId} prices={prices} />}
      {ratings && <RatingsSection ratings={ratings} variantId={variant.id} href={{ path: variant.path }} />}
      <ProductStrip
        id="recommendations"
        title={t(isPackage ? 'moreBooksPackage' : 'moreBooks')}
        variants={page.recommendations}
        prices={prices}
      />
      {page.recentlyViewed > 0 && (
        <RecentlyViewedLoader
          key={variant.id}
          current={{ id: variant.id, productId: variant.productId }}
          max={page.recentlyViewed}
          prices={prices}
        />
      )}
    </>
  )
}
