import { inTransaction } from '../../kernel/in-transaction.ts'
import { asReader } from '../../kernel/as-reader.ts'
import type { Services } from '../../kernel/context.ts'
import { newLink } from '../../http/mail-link.ts'
import { ok } from '../../kernel/result.ts'
import { findVariantCards } from '../catalog/service.ts'
import {
  sendStockNotificationConfirmation,
  sendStockNotification,
  sendStockNotificationReminder,
} from '../mail/service.ts'
import {
  claimDue,
  deleteExpired,
  lockRow,
  type NotificationRow,
  selectMailbox,
  selectWanted,
  updateRow,
} from './queries.ts'
import { expiryOf } from './rules/lifetimes.ts'

const findBook = async (services: Services, { variantId, locale }: Pick<NotificationRow, 'variantId' | 'locale'>) =>
  (await findVariantCards(asReader(services, locale), [variantId])).get(variantId)

/** A guest gets a link in the mail; a customer signs in instead. */
const linkFor = (services: Services, row: NotificationRow) => {
  if (row.userId !== null) return { token: undefined, changes: {} }
  const { token, hashes } = newLink(services, row.tokenHashes)
  return { token, changes: { tokenHashes: hashes } }
}

/** The mail with which a guest confirms. A guest who has confirmed before gets the link to the notifications again. */
export const sendConfirmation = async (services: Services, { id, at }: { id: string; at: number }): Promise<void> => {
  await inTransaction(services, async (tx) => {
    const row = await lockRow(tx.db, id)
    const book = row && (await findBook(tx, row))
    if (!row?.email || row.notifiedAt || !book) return ok(null)
    const { token, changes } = linkFor(tx, row)
    await updateRow(tx.db, id, changes)
    const address = { key: `stock-notification-confirmation-${id}-${at}`, to: row.email }
    const facts = { locale: row.locale, book, token }
    await (row.confirmedAt
      ? sendStockNotificationReminder(tx, address, facts)
      : sendStockNotificationConfirmation(tx, address, facts))
    return ok(null)
  })
}

/** Enqueues a mail for every notification that waits for one of these variants, if the variant can be ordered again. */
export const notifyWaiting = async (services: Services, variantIds?: readonly number[]): Promise<void> => {
  const cards = await findVariantCards(asReader(services, 'hu'), await selectWanted(services, variantIds))
  const back = [...cards.values()].filter(({ availability }) => availability !== 'unavailable').map(({ id }) => id)
  if (back.length === 0) return
  await inTransaction(services, async (tx) => {
    for (const { id } of await claimDue(tx, back)) await tx.jobs.enqueue(tx.db, 'stock-notification-mail', { id })
    return ok(null)
  })
}

/**
 * Sends the one mail of a notification. The row is locked until the mark is committed, so that a second process waits
 * and then finds the mark. If the book is out of stock again, the notification goes on waiting.
 */
export const sendNotification = async (services: Services, id: string): Promise<void> => {
  await inTransaction(services, async (tx) => {
    const row = await lockRow(tx.db, id)
    if (!row?.confirmedAt || row.notifiedAt) return ok(null)
    const [book, to] = [await findBook(tx, row), await selectMailbox(tx.db, row)]
    if (!book || book.availability === 'unavailable' || !to) {
      await updateRow(tx.db, id, { queuedAt: null })
      return ok(null)
    }
    const { token, changes } = linkFor(tx, row)
    await updateRow(tx.db, id, { ...changes, notifiedAt: tx.now(), expiresAt: expiryOf('done', tx.now()) })
    await sendStockNotification(tx, { key: `stock-notification-${id}`, to }, { locale: row.locale, book, token })
    return ok(null)
  })
}

/**
 * Deletes expired rows, and finds notifications that were missed, because stock can change in ways that announce
 * nothing.
 */
export const sweepStockNotifications = async (services: Services): Promise<void> => {
  await deleteExpired(services)
  await notifyWaiting(services)
}
