import type { Services } from '../../kernel/context.ts'
import { hashText } from '../../kernel/hash-text.ts'
import { inTransaction } from '../../kernel/in-transaction.ts'
import { ok } from '../../kernel/result.ts'
import { formatName } from '#lib/format/format-name.ts'
import { sendInvitation } from '../mail/service.ts'
import { lockInvitation, selectForMail, updateInvitation } from './queries.ts'
import { endOf } from './rules/state-of.ts'

/** A row that has a code was mailed before: a new code would end the one in the mail. */
export const sendInvitationMail = async (services: Services, id: string): Promise<void> => {
  await inTransaction(services, async (tx) => {
    const row = await lockInvitation(tx.db, id)
    const described = await selectForMail(tx.db, id)
    if (!row || !described || row.codeHash !== null || endOf(row, tx.now())) return ok(null)
    const { email, locale, role, invitedAt } = row
    const { organizationName, inviter } = described
    const token = tx.newToken(32)
    await updateInvitation(tx.db, id, { codeHash: hashText(token) })
    await sendInvitation(
      tx,
      { key: `invitation-${id}-${invitedAt.getTime()}`, to: email },
      { locale, token, organizationName, invitedBy: inviter && formatName(inviter, locale), role },
    )
    return ok(null)
  })
}
