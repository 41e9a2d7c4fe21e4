import { auditLog } from '../../db/schema/operations.ts'
import type { Services } from '../../kernel/context.ts'

/** A permanent record that the account was deleted or its data were handed out, by number alone. */
export const recordAct = async (
  { db, now }: Pick<Services, 'db' | 'now'>,
  action: 'account.erased' | 'account.exported',
  userId: number,
): Promise<void> => {
  await db.insert(auditLog).values({ at: now(), actor: 'customer', action, subject: `user:${userId}` })
}
