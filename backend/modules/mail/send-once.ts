import { inTransaction } from '../../kernel/in-transaction.ts'
import { sentMails } from '../../db/schema/operations.ts'
import type { Services } from '../../kernel/context.ts'
import { ok } from '../../kernel/result.ts'
import type { Mail } from '../../ports/mail/port.ts'

/**
 * Sends a mail and marks it as sent. The mark is inserted before and committed after the sending: another run with the
 * same key waits at the insert and then finds it done, and a crash in between takes the mark with it, so that the mail
 * is rather sent again than lost. This is why, for once, an outside call stands inside a transaction.
 */
export const sendOnce = async (ctx: Services, mail: Mail): Promise<void> => {
  await inTransaction(ctx, async (tx) => {
    const marked = await tx.db
      .insert(sentMails)
      .values({ key: mail.key, sentAt: tx.now() })
      .onConflictDoNothing()
      .returning()
    if (marked.length === 1) await tx.mailer.send(mail)
    return ok(null)
  })
}
