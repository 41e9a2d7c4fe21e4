import { mailboxKey } from '../../http/mailbox-key.ts'
import { clientOf, countTry } from '../../http/rate-limit.ts'
import type { Context } from '../../kernel/context.ts'
import type { Failure } from '../../kernel/result.ts'
import { isKnownClient } from '../customers/service.ts'

/**
 * Limits the mails about accounts by client, by mailbox and client, and by mailbox. A client from which the owner of the
 * account has signed in is not counted by mailbox alone, so that strangers cannot use up the owner's mails.
 * @param address in lower case
 */
export const limitMails = async (ctx: Context, address: string): Promise<Failure<'too_many_requests'> | undefined> => {
  const [client, mailbox] = [clientOf(ctx), mailboxKey(address)]
  const limited =
    (await countTry(ctx, 'requested_mail_client', client)) ??
    (await countTry(ctx, 'account_mail_pair', `${mailbox} ${client}`))
  if (limited || (await isKnownClient(ctx, address, client))) return limited
  return countTry(ctx, 'account_mail_mailbox', mailbox)
}
