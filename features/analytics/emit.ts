import { track } from '#lib/analytics/analytics.ts'
import type { AnalyticsEvent } from '#lib/analytics/events.ts'
import { readHint } from '#lib/session/hint-cookies.ts'
import type { Said } from './rules/cart-events.ts'
import type { PriceKind } from './rules/goods.ts'
import { placeOf } from './rules/page-place.ts'

/** Institutions see net prices (spec point 6). */
export const priceKind = (): PriceKind => (readHint('segment') === 'b2b' ? 'net' : 'gross')

/** @param id the same for the server's event about the same thing */
export const emit = (said: Said, id: string = crypto.randomUUID()): void =>
  track({ ...said, id, isPrivate: placeOf(new URL(location.href)).isPrivate } as AnalyticsEvent)
