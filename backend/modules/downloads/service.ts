import type { FileAnswer } from '#contracts/file-answer.ts'
import type { Context } from '../../kernel/context.ts'
import { inTransaction } from '../../kernel/in-transaction.ts'
import { fail, ok, type Result } from '../../kernel/result.ts'
import { mayDownload } from '../order-details/service.ts'
import { findProvenOrder, isAwaited, isDigital, lockOrder } from '../orders/service.ts'
import { isWithdrawn } from '../withdrawals/service.ts'
import { countDownload, selectItem } from './queries.ts'

export { deleteOldDownloads } from './queries.ts'

/** Enough for all devices of a household, too few for a public link. */
const maxDownloads = 20

type Refusal =
  | 'not_found'
  | 'verification_failed'
  | 'too_many_requests'
  | 'download_not_paid'
  | 'download_not_released'
  | 'download_without_day'
  | 'download_limit_reached'
  | 'download_withdrawn'
  | 'files_unavailable'

/** Under the lock of the order: a file is downloaded, or its order is cancelled or withdrawn, never both. */
const count = (ctx: Context, orderId: number, itemId: number) =>
  inTransaction<Context, null, Refusal>(ctx, async (tx) => {
    const order = await lockOrder(tx, orderId)
    if (!order || !(await mayDownload(tx, order))) return fail('download_not_paid')
    if (await isWithdrawn(tx.db, itemId)) return fail('download_withdrawn')
    const counted = await countDownload(tx.db, itemId, tx.now(), maxDownloads)
    return counted ? ok(null) : fail('download_limit_reached', { params: { count: maxDownloads } })
  })

/**
 * The file of an ordered e-book or audiobook, for the session or customer that ordered it, or for a visitor who knows
 * the order's e-mail address.
 */
export const downloadItem = async (
  ctx: Context,
  uuid: string,
  itemId: number,
  email: string | undefined,
): Promise<Result<FileAnswer, Refusal>> => {
  const found = await findProvenOrder(ctx, uuid, 'orders.download', email)
  if (!found.ok) return found
  const item = await selectItem(ctx.db, found.value.id, itemId)
  if (!item || !isDigital(item.format)) return fail('not_found')
  if (!(await mayDownload(ctx, found.value))) return fail('download_not_paid')
  if (isAwaited(item, ctx.now()))
    return item.publishedOn === null
      ? fail('download_without_day')
      : fail('download_not_released', { params: { day: item.publishedOn } })
  const { sku, name, authors, format } = item
  const file = await ctx.bookFiles.open({ sku, name, authors, format })
  if (!file) {
    ctx.log.error({ sku, orderId: found.value.id }, 'the shop holds no file of a book that it sold')
    return fail('files_unavailable')
  }
  const counted = await count(ctx, found.value.id, item.id)
  if (counted.ok) return ok(file)
  await file.content.cancel()
  return counted
}
