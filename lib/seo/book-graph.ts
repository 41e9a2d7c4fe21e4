import type { VariantDetail } from '#contracts/catalogue.ts'
import type { Price } from '#contracts/money.ts'
import { type Availability, currencies, type Format } from '#contracts/shop.ts'

const bookFormats: Partial<Record<Format, string>> = {
  paperback: 'https://schema.org/Paperback',
  hardback: 'https://schema.org/Hardcover',
  ebook: 'https://schema.org/EBook',
  audio: 'https://schema.org/AudiobookFormat',
}

const availabilities: Record<Availability, string> = {
  available: 'https://schema.org/InStock',
  preorder: 'https://schema.org/PreOrder',
  unavailable: 'https://schema.org/OutOfStock',
}

const people = (variant: VariantDetail, role: VariantDetail['contributors'][number]['role']) =>
  variant.contributors.filter((one) => one.role === role).map(({ name }) => ({ '@type': 'Person', name }))

/** Search engines read decimals, in the currency's main unit. */
const decimal = ({ gross, currency }: Price) => (gross / 10 ** currencies[currency]).toFixed(currencies[currency])

/** Only what the page shows: no ratings, no aggregate. */
const aggregateRating = ({ rating }: VariantDetail) =>
  rating && {
    aggregateRating: {
      '@type': 'AggregateRating',
      ratingValue: rating.average,
      ratingCount: rating.count,
      bestRating: 5,
      worstRating: 1,
    },
  }

/** A package is only a product; everything else is a book that is sold. */
export const bookGraph = (variant: VariantDetail, url: string, image: string) => {
  const isBook = variant.format !== 'package'
  const translators = people(variant, 'translator')
  const narrators = people(variant, 'narrator')
  return {
    '@type': isBook ? ['Book', 'Product'] : 'Product',
    '@id': url,
    url,
    name: variant.title,
    image,
    sku: variant.sku,
    description: variant.lead,
    ...(variant.isbn && { gtin13: variant.isbn }),
    ...aggregateRating(variant),
    ...(isBook && {
      author: people(variant, 'author'),
      publisher: { '@type': 'Organization', name: variant.publisherName },
      inLanguage: variant.language,
      datePublished: variant.publishedOn,
      bookFormat: bookFormats[variant.format],
      ...(variant.isbn && { isbn: variant.isbn }),
      ...(variant.pages && { numberOfPages: variant.pages }),
      ...(translators.length > 0 && { translator: translators }),
      ...(narrators.length > 0 && { readBy: narrators }),
    }),
    offers: {
      '@type': 'Offer',
      url,
      price: decimal(variant.price),
      priceCurrency: variant.price.currency,
      availability: availabilities[variant.availability],
      itemCondition: 'https://schema.org/NewCondition',
      seller: { '@type': 'Organization', name: 'Kolofon' },
    },
  }
}
