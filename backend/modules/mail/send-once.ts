import { inTransaction } from '../../kernel/in-transaction.ts'
import { sentMails } from '../../db/schema/operations.ts'
import type { Services } from '../../kernel/context.ts'
import { ok } from '../../kernel/result.ts'
import type { Mail } from '../../ports/mail/port.ts'

/**
 * Sends a mail and marks it as sent. The mark is inserted before the sending and committed after it. Another run with
 * the same key waits at the insert and then finds the mark. A crash in between rolls the mark back, so the mail is sent
 * twice rather than never. This is the only outside call inside a transaction.
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
