import type { Services } from '../../kernel/context.ts'
import { hashText } from '../../kernel/hash-text.ts'
import { inTransaction } from '../../kernel/in-transaction.ts'
import { ok } from '../../kernel/result.ts'
import type { Jobs } from '../../ports/jobs/port.ts'
import { selectByEmail, selectEmail } from '../customers/service.ts'
import { selectCredentialsOf } from '../identities/service.ts'
import {
  sendAccountExists,
  sendNoAccount,
  sendPasswordChanged,
  sendPasswordReset,
  sendRegistrationConfirmation,
} from '../mail/service.ts'
import {
  deleteRegistration,
  deleteReset,
  lockRegistration,
  lockReset,
  saveRegistrationLink,
  saveResetLink,
} from './queries.ts'

/**
 * The link to confirm with, or the news that there is an account already. A row that has a link was mailed before: a new
 * link would end the one in the mail.
 */
export const sendRegistrationMail = async (services: Services, id: string): Promise<void> => {
  await inTransaction(services, async (tx) => {
    const row = await lockRegistration(tx, id)
    if (!row || row.tokenHash !== null) return ok(null)
    const { email, locale } = row
    const provider = row.credential?.provider
    const address = { key: `registration-${id}`, to: email }
    const hasAccount = (await selectByEmail(tx.db, email)) !== undefined
    // An organisation is confirmed with the password of the account that is there.
    if (hasAccount && row.organization === null) {
      await deleteRegistration(tx.db, id)
      await sendAccountExists(tx, address, { locale, provider })
      return ok(null)
    }
    const token = tx.newToken(32)
    await saveRegistrationLink(tx.db, id, hashText(token))
    await sendRegistrationConfirmation(tx, address, { locale, token, provider, hasAccount })
    return ok(null)
  })
}

/** The link to a new password, or the news that the address has no account. */
export const sendResetMail = async (services: Services, id: string): Promise<void> => {
  await inTransaction(services, async (tx) => {
    const row = await lockReset(tx, id)
    if (!row || row.tokenHash !== null) return ok(null)
    const { email, locale } = row
    const address = { key: `password-reset-${id}`, to: email }
    const user = await selectByEmail(tx.db, email)
    if (!user) {
      await deleteReset(tx.db, email)
      await sendNoAccount(tx, address, { locale })
      return ok(null)
    }
    const token = tx.newToken(32)
    await saveResetLink(tx.db, id, { tokenHash: hashText(token), userId: user.id })
    await sendPasswordReset(tx, address, { locale, token })
    return ok(null)
  })
}

export const sendChangedMail = async (
  services: Services,
  { userId, locale, at }: Jobs['password-changed-mail'],
): Promise<void> => {
  const to = await selectEmail(services.db, userId)
  if (to === undefined) return
  const added = (await selectCredentialsOf(services.db, userId)).map(({ provider }) => provider)
  await sendPasswordChanged(services, { key: `password-changed-${userId}-${at}`, to }, { locale, added })
}
