import type { Locale } from '#contracts/shop.ts'
import type { Services } from '../../http/context.ts'
import { readConfiguration } from '../configuration/service.ts'
import { type OrderRow, selectLatestAttempt, selectOrderItems } from './queries.ts'
import { isDigital } from './rules/is-digital.ts'

type Ctx = Pick<Services, 'db'>

/** Files are handed out once the money is there, and as long as nobody took the order back. */
export const isDownloadable = async ({ db }: Ctx, order: OrderRow): Promise<boolean> =>
  order.status !== 'cancelled' && (await selectLatestAttempt(db, order.id))?.status === 'paid'

/** What was ordered, and which of it the buyer holds: files from when they are paid, the rest once its parcel is handed over. */
export const findItems = async (ctx: Ctx & { locale: Locale }, order: OrderRow) => {
  const canDownload = await isDownloadable(ctx, order)
  return (await selectOrderItems(ctx, order.id)).map((one) => {
    const downloadable = canDownload && isDigital(one.item.format)
    return { ...one, downloadable, isReceived: downloadable || one.isHandedOver || order.status === 'fulfilled' }
  })
}

export const isRateable = async (ctx: Ctx, order: OrderRow): Promise<boolean> =>
  (await readConfiguration(ctx.db)).rating_active && (await findItems({ ...ctx, locale: order.locale }, order)).some(({ isReceived }) => isReceived)
