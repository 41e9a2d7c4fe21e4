import { inTransaction } from '../../db/in-transaction.ts'
import type { Services } from '../../http/context.ts'
import { newLink } from '../../http/mail-link.ts'
import { ok } from '../../http/result.ts'
import { sendNewsletterConfirmation, sendNewsletterWelcome } from '../mail/service.ts'
import { deleteUnconfirmed, lockRow, updateRow } from './queries.ts'

/** The letter that fits: a confirmation to who has yet to confirm, the welcome to who has. */
export const sendLetter = async (services: Services, { id, at }: { id: string; at: number }): Promise<void> => {
  await inTransaction(services, async (tx) => {
    const row = await lockRow(tx.db, id)
    if (!row) return ok(null)
    const { token, hashes } = newLink(tx, row.tokenHashes)
    await updateRow(tx.db, id, { tokenHashes: hashes })
    const facts = { locale: row.locale, token, consent: row.consentText }
    const address = { key: `newsletter-${id}-${at}`, to: row.email }
    await (row.confirmedAt ? sendNewsletterWelcome(tx, address, facts) : sendNewsletterConfirmation(tx, address, facts))
    return ok(null)
  })
}

/** Addresses that nobody confirmed are not kept. */
export const sweepSubscriptions = (services: Services): Promise<void> => deleteUnconfirmed(services)
