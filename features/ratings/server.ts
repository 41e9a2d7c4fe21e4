import 'server-only'
import type { VariantDetail } from '#contracts/variant-detail.ts'
import { cacheTags } from '#lib/api/cache-tags.ts'
import { load } from '#lib/api/server.ts'

/** The number of ratings in the page itself. Further ratings are loaded on demand. */
const firstPage = 8

/** Whether anybody may rate, and see ratings. */
export const loadAreRatingsActive = async (): Promise<boolean> =>
  (await load('GET /v2.0/config_entries', {}, [cacheTags.configuration])).rating_active

/** What readers say of a product, who may, and whether it is read first; undefined where ratings are switched off. */
export const loadRatings = async ({ id, productId }: Pick<VariantDetail, 'id' | 'productId'>) => {
  const { configuration, product, variant } = cacheTags
  const settings = await load('GET /v2.0/config_entries', {}, [configuration])
  if (!settings.rating_active) return undefined
  const ratings = await load(
    'GET /v2.0/variants/{id}/ratings',
    { params: { id: String(id) }, query: { limit: firstPage } },
    [configuration, product(productId), variant(id)],
  )
  const { rating_config_verified_purchase_only: onlyForBuyers, rating_moderation: isModerated } = settings
  return { ...ratings, onlyForBuyers, isModerated }
}

export type RatingsPage = NonNullable<Awaited<ReturnType<typeof loadRatings>>>
