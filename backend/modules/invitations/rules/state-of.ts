const day = 86_400_000
const validMs = 14 * day

/** How long a link says what became of its invitation. */
export const rememberedMs = 30 * day

export const expiryOf = (now: Date): Date => new Date(now.getTime() + validMs)

interface Dated {
  expiresAt: Date
  acceptedAt: Date | null
  revokedAt: Date | null
}

/** Why an invitation cannot be accepted any more; undefined while it is open. */
export const endOf = (
  { expiresAt, acceptedAt, revokedAt }: Dated,
  now: Date,
): 'invitation_used' | 'invitation_revoked' | 'invitation_expired' | undefined => {
  if (acceptedAt) return 'invitation_used'
  if (revokedAt) return 'invitation_revoked'
  return expiresAt <= now ? 'invitation_expired' : undefined
}
