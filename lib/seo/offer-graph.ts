import type { VariantDetail } from '#contracts/variant-detail.ts'
import type { Price } from '#contracts/money.ts'
import { type Availability, currencies } from '#contracts/shop.ts'
import { shopReference } from './shop-graph.ts'

const availabilities: Record<Availability, string> = {
  available: 'https://schema.org/InStock',
  preorder: 'https://schema.org/PreOrder',
  unavailable: 'https://schema.org/OutOfStock',
}

/** The legal right to return goods, and its period. It does not cover downloads that have begun. */
const returns = (days: number) => ({
  '@type': 'MerchantReturnPolicy',
  applicableCountry: 'HU',
  returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
  merchantReturnDays: days,
})

/** Search engines read decimals in the main unit of the currency. */
const decimal = (gross: number, { currency }: Price) =>
  (gross / 10 ** currencies[currency]).toFixed(currencies[currency])

/** The price before a reduction. */
const struckPrice = (price: Price) =>
  price.original && {
    priceSpecification: {
      '@type': 'UnitPriceSpecification',
      priceType: 'https://schema.org/StrikethroughPrice',
      price: decimal(price.original.gross, price),
      priceCurrency: price.currency,
      valueAddedTaxIncluded: true,
    },
  }

type Offered = Pick<VariantDetail, 'price' | 'availability' | 'type' | 'publishedOn'>

interface Terms {
  url: string
  home: string
  /** Undefined on pages for institutions, which have no such right. */
  withdrawalDays: number | undefined
}

export const offerGraph = (
  { price, availability, type, publishedOn }: Offered,
  { url, home, withdrawalDays }: Terms,
) => ({
  '@type': 'Offer',
  url,
  price: decimal(price.gross, price),
  priceCurrency: price.currency,
  ...struckPrice(price),
  availability: availabilities[availability],
  ...(availability === 'preorder' && { availabilityStarts: publishedOn }),
  itemCondition: 'https://schema.org/NewCondition',
  seller: shopReference(home),
  ...(type === 'physical' && withdrawalDays !== undefined && { hasMerchantReturnPolicy: returns(withdrawalDays) }),
})
