import type { VariantDetail } from '#contracts/catalogue.ts'
import type { Locale } from '#contracts/shop.ts'
import { categoryHref, productHref } from '#features/catalog/catalog-hrefs.ts'
import { absoluteAsset, absoluteUrl } from '#lib/seo/absolute-url.ts'
import { bookGraph } from '#lib/seo/book-graph.ts'
import { breadcrumbList } from '#lib/seo/breadcrumb-list.ts'
import { JsonLd } from '#lib/seo/json-ld.tsx'
import { pageMetadata } from '#lib/seo/page-metadata.ts'

const imageOf = ({ cover }: VariantDetail) => `${cover.path}-640.jpg`

export const productMetadata = (variant: VariantDetail) => {
  const authors = variant.authors.map(({ name }) => name)
  return pageMetadata({
    title: [authors.join(', '), variant.title].filter(Boolean).join(': '),
    description: variant.lead,
    href: productHref(variant),
    image: imageOf(variant),
    book: { isbn: variant.isbn, authors, publishedOn: variant.publishedOn },
  })
}

/** The book, its offer and the way to it, for search engines. */
export const ProductJsonLd = ({ variant, locale }: { variant: VariantDetail; locale: Locale }) => {
  const url = absoluteUrl(productHref(variant), locale)
  const trail = variant.breadcrumbs.map((one) => ({ name: one.name, url: absoluteUrl(categoryHref(one), locale) }))
  return (
    <JsonLd
      graph={[
        bookGraph(variant, url, absoluteAsset(imageOf(variant))),
        breadcrumbList([...trail, { name: variant.title, url }]),
      ]}
    />
  )
}
