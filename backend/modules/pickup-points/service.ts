import type { Carrier } from '#contracts/carriers.ts'
import type { PickupPoint } from '#contracts/pickup-points.ts'
import { locales } from '#contracts/shop.ts'
import type { Answer } from '../../http/handler.ts'
import type { Context, Services } from '../../kernel/context.ts'
import { fail, ok, type Result } from '../../kernel/result.ts'
import { FeedFormatError } from '../../ports/pickup-points/feed-format-error.ts'
import { OutboundError } from '../../ports/outbound/outbound-error.ts'

/** Fetches missing and old lists, so that no visitor waits for a carrier. The caches log failures. */
export const renewPickupPoints = async ({ pickupPoints }: Pick<Services, 'pickupPoints'>): Promise<void> => {
  for (const cache of Object.values(pickupPoints))
    await Promise.allSettled(locales.map((locale) => cache.fetchPoints(locale)))
}

/** The carrier's list. It fails only while no list has ever arrived, and then the cache has logged the reason. */
const fetchPoints = async (ctx: Context, carrier: Carrier): Promise<Result<PickupPoint[], 'carrier_unavailable'>> => {
  try {
    return ok(await ctx.pickupPoints[carrier].fetchPoints(ctx.locale))
  } catch (error) {
    if (error instanceof OutboundError || error instanceof FeedFormatError) return fail('carrier_unavailable')
    throw error
  }
}

type PointList = Answer<'GET /v2.0/pickup_points'>

export const listPickupPoints = async (
  ctx: Context,
  carrier: Carrier,
): Promise<Result<PointList, 'carrier_unavailable'>> => {
  const points = await fetchPoints(ctx, carrier)
  if (!points.ok) return points
  const confirmedAt = ctx.pickupPoints[carrier].confirmedAt(ctx.locale)
  return ok({ items: points.value, fetchedAt: new Date(confirmedAt ?? ctx.now()).toISOString() })
}

export const findPickupPoint = async (
  ctx: Context,
  carrier: Carrier,
  id: string,
): Promise<Result<PickupPoint, 'carrier_unavailable' | 'pickup_point_not_found'>> => {
  const points = await fetchPoints(ctx, carrier)
  if (!points.ok) return points
  const point = points.value.find((one) => one.id === id)
  return point ? ok(point) : fail('pickup_point_not_found', { field: 'pickupPointId' })
}
