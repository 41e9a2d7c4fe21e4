import type { MembershipForm } from '#contracts/invitation-form.ts'
import { auditLog } from '../../db/schema/operations.ts'
import type { Services } from '../../kernel/context.ts'

type Action =
  | 'member.joined'
  | 'member.changed'
  | 'member.left'
  | 'member.removed'
  | 'invitation.sent'
  | 'invitation.revoked'

interface Act {
  /** Who does it. */
  userId: number
  /** `user:…` or `invitation:…`, whom it is done to. */
  subject: string
  organizationId: number
  membership?: MembershipForm
}

/** A permanent record of who may do what in an organisation, by number alone. */
export const recordAct = async (
  { db, now }: Pick<Services, 'db' | 'now'>,
  action: Action,
  { userId, subject, organizationId, membership }: Act,
): Promise<void> => {
  await db.insert(auditLog).values({
    at: now(),
    actor: `user:${userId}`,
    action,
    subject,
    detail: { organizationId, ...membership },
  })
}
