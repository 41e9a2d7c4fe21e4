import type { Locale } from '#contracts/shop.ts'
import type { Services } from '../../kernel/context.ts'
import { readConfiguration } from '../configuration/service.ts'
import type { OrderRow } from '../orders/service.ts'
import { awaitedFile } from '../orders/rules/awaited-file.ts'
import { isDigital } from '../orders/rules/is-digital.ts'
import { findLatestAttempt } from '../payments/service.ts'
import { selectOrderItems } from './queries.ts'

type Ctx = Pick<Services, 'db' | 'now'>

/** A file can be downloaded when its order is paid and as long as the order is not cancelled. */
export const mayDownload = async ({ db }: Pick<Ctx, 'db'>, order: OrderRow): Promise<boolean> =>
  order.status !== 'cancelled' && (await findLatestAttempt(db, order.id))?.status === 'paid'

/** The ordered items, and which of them the buyer has received: a file when it is paid and published, a book when its parcel is handed over. */
export const findItems = async (ctx: Ctx & { locale: Locale }, order: OrderRow) => {
  const canDownload = await mayDownload(ctx, order)
  return (await selectOrderItems(ctx, order.id)).map((one) => {
    const { item, publishedOn, isHandedOver, isWithdrawn } = one
    const downloadableFrom =
      order.status === 'cancelled' ? null : awaitedFile({ format: item.format, publishedOn }, ctx.now())
    const downloadable = canDownload && isDigital(item.format) && downloadableFrom === null && !isWithdrawn
    const isReceived = downloadableFrom === null && (downloadable || isHandedOver || order.status === 'fulfilled')
    return { ...one, downloadable, downloadableFrom, isReceived }
  })
}

export type FoundItem = Awaited<ReturnType<typeof findItems>>[number]

export const isRateable = async ({ db }: Pick<Ctx, 'db'>, items: readonly FoundItem[]): Promise<boolean> =>
  (await readConfiguration(db)).rating_active && items.some(({ isReceived }) => isReceived)
