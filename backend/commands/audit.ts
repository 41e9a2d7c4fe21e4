import { auditLog } from '../db/schema/operations.ts'
import type { Shop } from './shop.ts'

/** Writes each change of the operator into the audit log. */
export const audit = async (
  { db, now, operator }: Shop,
  action: string,
  subject: string,
  detail: unknown,
): Promise<void> => {
  await db.insert(auditLog).values({ at: now(), actor: operator, action, subject, detail })
}
