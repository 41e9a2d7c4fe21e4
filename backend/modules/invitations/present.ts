import type { Invitation } from '#contracts/invitations.ts'
import type { InvitationRow } from './queries.ts'

export const present = (
  { id, email, role, permissions, invitedAt, expiresAt }: InvitationRow,
  now: Date,
): Invitation => ({
  id,
  email,
  role,
  permissions,
  invitedAt: invitedAt.toISOString(),
  expired: expiresAt <= now,
})
