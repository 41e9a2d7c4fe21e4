import * as z from 'zod/mini'
import { email } from './email.ts'
import { maxInvited } from './max-invited.ts'
import { memberPermissions, roles } from './roles.ts'

/** What a member may do. A master needs no permissions. */
export const membershipForm = z.strictObject({
  role: z.enum(roles),
  permissions: z.array(z.enum(memberPermissions)).check(z.maxLength(memberPermissions.length)),
})
export type MembershipForm = z.infer<typeof membershipForm>

export const invitationForm = z.strictObject({
  emails: z.array(email).check(z.minLength(1, { error: 'required' }), z.maxLength(maxInvited, { error: 'too_long' })),
  ...membershipForm.shape,
})
export type InvitationForm = z.infer<typeof invitationForm>
