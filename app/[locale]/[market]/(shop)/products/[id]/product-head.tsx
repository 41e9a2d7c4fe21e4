import { getLocale, getTranslations } from 'next-intl/server'
import type { VariantDetail } from '#contracts/variant-detail.ts'
import type { Locale } from '#contracts/shop.ts'
import { languageName } from '#lib/format/language-name.ts'
import { pageTitle } from '#lib/format/edition-labels.ts'
import { loadProduct } from '#features/product/load-product-page.ts'
import { labelsOf } from '#lib/format/product-words.ts'
import { isCatalogPage } from '#lib/api/is-catalog-page.ts'
import { loadWithdrawalDays } from '#lib/configuration/load-withdrawal-days.ts'
import { absoluteAsset, absolutePath, absoluteUrl } from '#lib/seo/absolute-url.ts'
import { bookGraph } from '#lib/seo/book-graph.ts'
import { breadcrumbList } from '#lib/seo/breadcrumb-list.ts'
import { JsonLd } from '#lib/seo/json-ld.tsx'
import { pageMetadata } from '#lib/seo/page-metadata.ts'

const imageOf = ({ cover }: VariantDetail) => `${cover.path}-640.jpg`

/** The name of a package describes it. */
const labelOf = async (variant: VariantDetail, locale: Locale): Promise<string | undefined> => {
  if (variant.format === 'package') return undefined
  const [product, t] = await Promise.all([loadProduct(variant.id), getTranslations('catalog')])
  return labelsOf(variant, product, locale, t).get(variant.id)
}

export const productMetadata = async (id: string, variant: VariantDetail) => {
  const [locale, t, seo] = await Promise.all([getLocale(), getTranslations('catalog'), getTranslations('seo')])
  const title = pageTitle(variant, await labelOf(variant, locale), (code) =>
    t('inLanguage', { language: languageName(code, locale) }),
  )
  const { publisherName: publisher, publishedOn } = variant
  return pageMetadata({
    title,
    // Some publishers send no description: then the description is made from the facts.
    description:
      variant.lead ||
      (publishedOn === null
        ? seo('announcedDescription', { title, publisher })
        : seo('productDescription', { title, publisher, year: publishedOn.slice(0, 4) })),
    href: { pathname: '/products/[id]', params: { id } },
    image: imageOf(variant),
    book: {
      isbn: variant.isbn,
      authors: variant.authors.map((one) => absolutePath(one.path)),
      publishedOn: variant.publishedOn,
      tags: variant.breadcrumbs.map(({ name }) => name),
    },
  })
}

/** Structured data of the book, its offer and the path to it, for search engines. */
export const ProductJsonLd = async ({ variant, locale }: { variant: VariantDetail; locale: Locale }) => {
  const url = absolutePath(variant.path)
  const place = {
    url,
    home: absoluteUrl('/', locale),
    image: absoluteAsset(imageOf(variant)),
    withdrawalDays: await loadWithdrawalDays(),
    personUrl: ({ path }: { path: string }) => absolutePath(path),
  }
  const trail = variant.breadcrumbs.map((one) => ({ name: one.name, url: absolutePath(one.path) }))
  const book = bookGraph(variant, (await isCatalogPage()) ? { ...place, withoutOffer: true } : place)
  return <JsonLd graph={[book, breadcrumbList([...trail, { name: variant.title, url }])]} />
}
