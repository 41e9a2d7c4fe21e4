import type { VariantDetail } from '#contracts/variant-detail.ts'
import type { ContributorRole, Format } from '#contracts/shop.ts'
import { offerGraph } from './offer-graph.ts'

/** What is no book (maps, calendars, games, packages) has none. */
const bookFormats: Partial<Record<Format, string>> = {
  paperback: 'https://schema.org/Paperback',
  hardback: 'https://schema.org/Hardcover',
  ebook: 'https://schema.org/EBook',
  audio: 'https://schema.org/AudiobookFormat',
  audio_cd: 'https://schema.org/AudiobookFormat',
}

interface Place {
  url: string
  home: string
  image: string
  withdrawalDays: number | undefined
  /** The page shows no price. */
  withoutOffer?: true
  /** The page of the contributor. */
  personUrl: (person: { path: string }) => string
}

/** The names of contributors' roles in schema.org. */
const properties: Record<ContributorRole, string> = {
  author: 'author',
  translator: 'translator',
  illustrator: 'illustrator',
  editor: 'editor',
  narrator: 'readBy',
}

const people = ({ contributors }: VariantDetail, personUrl: Place['personUrl']) =>
  Object.fromEntries(
    [...Map.groupBy(contributors, ({ role }) => properties[role])].map(([property, ones]) => [
      property,
      ones.map((one) => ({ '@type': 'Person', name: one.name, url: personUrl(one) })),
    ]),
  )

/** Holds only data that the page shows: no ratings. */
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

const seriesOf = ({ series }: VariantDetail) =>
  series && {
    isPartOf: { '@type': 'BookSeries', name: series.name },
    ...(series.number !== null && { position: series.number }),
  }

const bookFacts = (variant: VariantDetail, { personUrl }: Place) => ({
  ...people(variant, personUrl),
  publisher: { '@type': 'Organization', name: variant.publisherName },
  inLanguage: variant.language,
  ...(variant.publishedOn !== null && { datePublished: variant.publishedOn }),
  bookFormat: bookFormats[variant.format],
  ...(variant.isbn && { isbn: variant.isbn }),
  ...(variant.pages && { numberOfPages: variant.pages }),
  ...seriesOf(variant),
})

/** A book is a book and a product on sale, anything else is only a product. */
export const bookGraph = (variant: VariantDetail, place: Place) => {
  const isBook = bookFormats[variant.format] !== undefined
  const { url, image } = place
  return {
    '@type': isBook ? ['Book', 'Product'] : 'Product',
    '@id': url,
    url,
    name: variant.title,
    image,
    sku: variant.sku,
    brand: { '@type': 'Brand', name: variant.publisherName },
    ...(variant.lead && { description: variant.lead }),
    ...(variant.isbn && { gtin13: variant.isbn }),
    ...aggregateRating(variant),
    ...(isBook && bookFacts(variant, place)),
    ...(!place.withoutOffer && { offers: offerGraph(variant, place) }),
  }
}
