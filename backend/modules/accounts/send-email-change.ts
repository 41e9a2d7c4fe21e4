import type { Services } from '../../kernel/context.ts'
import { hashText } from '../../kernel/hash-text.ts'
import { inTransaction } from '../../kernel/in-transaction.ts'
import { ok } from '../../kernel/result.ts'
import { selectByEmail, selectEmail } from '../customers/service.ts'
import { sendEmailChange, sendEmailNotice, sendEmailTaken } from '../mail/service.ts'
import { lockEmailChange, saveEmailChangeLink } from './email-change-queries.ts'

/** The link for the new address, or the news that it has an account already. A row that has a link was mailed before. */
export const sendEmailChangeMail = async (services: Services, id: string): Promise<void> => {
  await inTransaction(services, async (tx) => {
    const row = await lockEmailChange(tx, id)
    if (!row || row.tokenHash !== null) return ok(null)
    const { email, locale } = row
    const address = { key: `email-change-${id}`, to: email }
    if (await selectByEmail(tx.db, email)) {
      await sendEmailTaken(tx, address, { locale })
      return ok(null)
    }
    const token = tx.newToken(32)
    await saveEmailChangeLink(tx.db, id, hashText(token))
    await sendEmailChange(tx, address, { locale, token })
    return ok(null)
  })
}

/**
 * To the old address, while the request stands: afterwards the account has another one. The link goes after the notice,
 * so that there is none of which the owner of the account was not told.
 */
export const sendEmailChangeNotice = async (services: Services, id: string): Promise<void> => {
  await inTransaction(services, async (tx) => {
    const row = await lockEmailChange(tx, id)
    const to = row && (await selectEmail(tx.db, row.userId))
    if (!row || to === undefined) return ok(null)
    await sendEmailNotice(tx, { key: `email-change-notice-${id}`, to }, { locale: row.locale, email: row.email })
    await tx.jobs.enqueue(tx.db, 'email-change-mail', { id })
    return ok(null)
  })
}
