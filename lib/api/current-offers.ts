import 'server-only'
import type { VariantCard } from '#contracts/variant-cards.ts'
import { cacheTags } from './cache-tags.ts'
import { isCatalogPage } from './is-catalog-page.ts'
import { load } from './server.ts'
import { currentMarket } from '#lib/market/current-market.ts'

/**
 * `productId` is set for a card, which also shows the prices of other formats. A row among the formats of one product
 * shows only its own.
 */
type Offered = Pick<VariantCard, 'id' | 'price' | 'availability'> & { productId?: number }

/** Next accepts 128 tags for an answer, and a card has up to three. */
const maxAtOnce = 40

const loadOffers = async (variants: readonly Offered[]) => {
  const { segment } = await currentMarket()
  const { items } = await load(
    'GET /v2.0/variants/contextual_values',
    { query: { ids: variants.map(({ id }) => id).join(',') } },
    variants.flatMap(({ id, productId }) => [
      cacheTags.offer(id),
      ...(productId ? [cacheTags.product(productId)] : []),
      // Institutions order from lists that show the number of copies. The backend announces a change of this number
      // under the tag of the variant's page.
      ...(segment === 'b2b' ? [cacheTags.variant(id)] : []),
    ]),
  )
  return items
}

/**
 * A list is cached for a long time, while the prices and the availability of its books change one by one. So these are
 * loaded separately, under a tag for each variant: a change renews only the pages that show the book. Pages without
 * prices need none of it (spec point 4).
 */
export const withCurrentOffers = async <Variant extends Offered>(variants: readonly Variant[]): Promise<Variant[]> => {
  if (await isCatalogPage()) return [...variants]
  const parts = Array.from({ length: Math.ceil(variants.length / maxAtOnce) }, (_, part) =>
    loadOffers(variants.slice(part * maxAtOnce, (part + 1) * maxAtOnce)),
  )
  const offers = new Map(
    (await Promise.all(parts))
      .flat()
      .map(({ variantId, price, otherFormats, availability, stock, supplier }) => [
        variantId,
        { price, otherFormats, availability, stock, supplier },
      ]),
  )
  return variants.map((variant) => ({ ...variant, ...offers.get(variant.id) }))
}
