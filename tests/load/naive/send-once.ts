import { sentMails } from '#backend/db/schema/operations.ts'
import type { Services } from '#backend/kernel/context.ts'
import type { Mail } from '#backend/ports/mail/port.ts'

/** Marks the mail first and sends it afterwards: a crash in between loses the mail. */
export const sendOnce = async (ctx: Services, mail: Mail): Promise<void> => {
  const marked = await ctx.db
    .insert(sentMails)
    .values({ key: mail.key, sentAt: ctx.now() })
    .onConflictDoNothing()
    .returning()
  if (marked.length === 1) await ctx.mailer.send(mail)
}
