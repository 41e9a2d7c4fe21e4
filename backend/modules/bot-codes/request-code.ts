import { botCodes } from '../../db/schema/bot-codes.ts'
import type { Answer, Input } from '../../http/handler.ts'
import { mailboxKey } from '../../http/mailbox-key.ts'
import { clientOf, countTry } from '../../http/rate-limit.ts'
import type { Context } from '../../kernel/context.ts'
import { inTransaction } from '../../kernel/in-transaction.ts'
import { fail, ok, type Result } from '../../kernel/result.ts'

type Request = 'POST /bot_check_codes'

/** Long enough for a slow mailbox. */
const lifetimeMs = 900_000

/** Nothing here asks who owns the address: a code proves a mailbox, and says nothing about an account or an order. */
export const requestCode = async (
  ctx: Context,
  { email, action }: Input<Request>['body'],
): Promise<Result<Answer<Request>, 'not_found' | 'too_many_requests'>> => {
  // In a shop without the check nobody needs a code.
  if (!ctx.botCheck) return fail('not_found')
  const limited =
    (await countTry(ctx, 'bot_code_client', clientOf(ctx))) ??
    (await countTry(ctx, 'bot_code_mailbox', mailboxKey(email.toLowerCase())))
  if (limited) return limited
  return inTransaction(ctx, async (tx) => {
    const id = tx.newId()
    const expiresAt = new Date(tx.now().getTime() + lifetimeMs)
    await tx.db.insert(botCodes).values({ id, action, email: email.toLowerCase(), locale: tx.locale, expiresAt })
    await tx.jobs.enqueue(tx.db, 'bot-code-mail', { id })
    return ok({ id })
  })
}
