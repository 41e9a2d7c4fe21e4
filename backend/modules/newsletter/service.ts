import { inTransaction } from '../../kernel/in-transaction.ts'
import { asReader } from '../../kernel/as-reader.ts'
import type { Services } from '../../kernel/context.ts'
import { newLink } from '../../http/mail-link.ts'
import { ok } from '../../kernel/result.ts'
import { findVariantCards } from '../catalog/service.ts'
import { findCollectionBooks } from '../listing/service.ts'
import { sendNewsletterConfirmation, sendNewsletterWelcome } from '../mail/service.ts'
import { deleteUnconfirmed, lockRow, updateRow } from './queries.ts'

export { currentConsent } from './consent.ts'
export { endSubscription, moveSubscription, subscribeConfirmed } from './manage.ts'

/** The number of new books in the welcome. */
const shownBooks = 3

/** Sends the confirmation to an address that is not confirmed yet, and the welcome to one that is. */
export const sendLetter = async (services: Services, { id, at }: { id: string; at: number }): Promise<void> => {
  // Read before the transaction: the catalog uses a connection of its own, and the embedded database has only one.
  const newest = (await findCollectionBooks(asReader(services, 'hu'), 'new', shownBooks)).map((book) => book.id)
  await inTransaction(services, async (tx) => {
    const row = await lockRow(tx.db, id)
    if (!row) return ok(null)
    const { token, hashes } = newLink(tx, row.tokenHashes)
    await updateRow(tx.db, id, { tokenHashes: hashes })
    const cards = await findVariantCards(asReader(tx, row.locale), newest)
    const facts = {
      locale: row.locale,
      token,
      consent: row.consentText,
      books: newest.flatMap((one) => cards.get(one) ?? []),
    }
    const address = { key: `newsletter-${id}-${at}`, to: row.email }
    await (row.confirmedAt ? sendNewsletterWelcome(tx, address, facts) : sendNewsletterConfirmation(tx, address, facts))
    return ok(null)
  })
}

/** Deletes addresses that were not confirmed in time. */
export const sweepNewsletter = (services: Services): Promise<void> => deleteUnconfirmed(services)
