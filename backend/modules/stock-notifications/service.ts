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

/** A link for the mail of a guest; a customer signs in instead. */
const linkFor = (services: Services, row: NotificationRow) => {
  if (row.userId !== null) return { token: undefined, changes: {} }
  const { token, hashes } = newLink(services, row.tokenHashes)
  return { token, changes: { tokenHashes: hashes } }
}

/** The mail by which a guest confirms; who has confirmed before gets the link to the list again. */
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

/** Of these variants those that can be ordered again: a mail for everybody who waits for them. */
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
 * The one mail. The row is locked from before the sending until after the mark, so that a second process waits and
 * then finds it done; a book that is gone again is waited for again.
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

/** Forgets what has expired, and finds who was not told: stock can change in ways that announce nothing. */
export const sweepStockNotifications = async (services: Services): Promise<void> => {
  await deleteExpired(services)
  await notifyWaiting(services)
}
