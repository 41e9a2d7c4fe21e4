import 'server-only'
import type { VariantCard } from '#contracts/catalogue.ts'
import { cacheTags } from '#lib/api/cache-tags.ts'
import { load } from '#lib/api/server.ts'

type Offered = Pick<VariantCard, 'id' | 'price' | 'availability'>

/**
 * A list is kept for long; the price and the availability of what stands in it change one by one. So they are asked for
 * apart, under a tag for each variant: what changes there renews the pages that show it and no others.
 * @param variants a hundred at most, as many as one list has
 */
export const withCurrentOffers = async <Variant extends Offered>(variants: readonly Variant[]): Promise<Variant[]> => {
  if (variants.length === 0) return []
  const ids = variants.map(({ id }) => id)
  const { items } = await load(
    'GET /v2.0/variants/contextual_values',
    { query: { ids: ids.join(',') } },
    ids.map(cacheTags.offer),
  )
  const offers = new Map(items.map(({ variantId, price, availability }) => [variantId, { price, availability }]))
  return variants.map((variant) => ({ ...variant, ...offers.get(variant.id) }))
}
