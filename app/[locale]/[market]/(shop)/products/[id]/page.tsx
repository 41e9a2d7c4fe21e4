import { AddToCart } from '#features/cart/components/add-to-cart.tsx'
import { categoryHref, productHref } from '#features/catalog/catalog-hrefs.ts'
import { BuyBox } from '#features/catalog/components/buy-box.tsx'
import { ProductView } from '#features/catalog/components/product-view.tsx'
import { loadFreeDeliveryFrom, loadRecommendations, loadVariant } from '#features/catalog/server.ts'
import { CurrentEntry } from '#features/shell/components/current-entry.tsx'
import { currentMarket } from '#lib/market/current-market.ts'
import { permanentRedirect } from '#lib/routing/navigation.ts'
import { absoluteAsset, absoluteUrl } from '#lib/seo/absolute-url.ts'
import { bookGraph } from '#lib/seo/book-graph.ts'
import { breadcrumbList } from '#lib/seo/breadcrumb-list.ts'
import { JsonLd } from '#lib/seo/json-ld.tsx'
import { pageMetadata } from '#lib/seo/page-metadata.ts'

interface Props {
  params: Promise<{ id: string }>
}

export const generateStaticParams = () => []

export const generateMetadata = async ({ params }: Props) => {
  const variant = await loadVariant((await params).id)
  const authors = variant.authors.map(({ name }) => name)
  return pageMetadata({
    title: [authors.join(', '), variant.title].filter(Boolean).join(': '),
    description: variant.lead,
    href: productHref(variant),
    image: `${variant.cover.path}-640.jpg`,
    book: { isbn: variant.isbn, authors, publishedOn: variant.publishedOn },
  })
}

const ProductPage = async ({ params }: Props) => {
  const { id } = await params
  const [variant, { locale, segment }] = await Promise.all([loadVariant(id), currentMarket()])
  const href = productHref(variant)
  if (id !== href.params.id) permanentRedirect({ href, locale })
  const [recommendations, freeDeliveryFrom] = await Promise.all([loadRecommendations(variant.id), loadFreeDeliveryFrom()])
  const url = absoluteUrl(href, locale)
  const crumbs = [...variant.breadcrumbs.map((one) => ({ name: one.name, url: absoluteUrl(categoryHref(one), locale) })), { name: variant.title, url }]
  const buy = { variantId: variant.id, title: variant.title, availability: variant.availability, stock: variant.stock }
  const isNet = segment === 'b2b'
  return (
    <>
      <CurrentEntry entry={`category:${variant.breadcrumbs[0]?.id ?? ''}`} />
      <JsonLd graph={[bookGraph(variant, url, absoluteAsset(`${variant.cover.path}-640.jpg`)), breadcrumbList(crumbs)]} />
      <ProductView
        variant={variant}
        recommendations={recommendations}
        isNet={isNet}
        buyBox={<BuyBox variant={variant} isNet={isNet} freeDeliveryFrom={freeDeliveryFrom} action={<AddToCart {...buy} />} barAction={<AddToCart {...buy} compact />} />}
      />
    </>
  )
}

export default ProductPage
