import type { AddedProvider } from '#contracts/credential-providers.ts'
import type { Context } from '../../kernel/context.ts'

/** The customer gets a mail, because it may have been somebody else. To be called in the transaction of the change. */
export const announceChange = (
  tx: Context,
  userId: number,
  provider: AddedProvider,
  change: 'added' | 'removed',
): Promise<void> =>
  tx.jobs.enqueue(tx.db, 'credential-mail', { userId, provider, change, locale: tx.locale, at: tx.now().getTime() })
