import * as z from 'zod/mini'
import { email } from './email.ts'
import { nameFields } from './form-fields.ts'

/** A password that is chosen now. Those that are only compared have no least length (`sign-in-form.ts`). */
export const newPassword = z
  .string()
  .check(
    z.minLength(1, { error: 'required' }),
    z.minLength(8, { error: 'password_too_short' }),
    z.maxLength(256, { error: 'too_long' }),
  )
const knownPassword = z.string().check(z.minLength(1, { error: 'required' }), z.maxLength(256, { error: 'too_long' }))

export const credentialsForm = z.strictObject({ ...nameFields, email, password: newPassword })

/** The form has a box for the newsletter as well, which is sent as the version of the consent. */
export const registrationForm = z.object({ ...nameFields, email, password: newPassword, newsletter: z.boolean() })
export type RegistrationForm = z.infer<typeof registrationForm>

/** The password that was chosen at the registration. */
export const registrationProofForm = z.object({ password: knownPassword })

/** Of somebody who registers with an account at a provider, and so chooses no password. */
export const socialProfile = z.strictObject({ ...nameFields, email })

export const socialRegistrationForm = z.object({ ...nameFields, email, newsletter: z.boolean() })
export type SocialRegistrationForm = z.infer<typeof socialRegistrationForm>

export const forgottenPasswordForm = z.object({ email })

export const newPasswordForm = z.object({ password: newPassword })

export const passwordChangeForm = z.object({ currentPassword: knownPassword, newPassword })
export type PasswordChangeForm = z.infer<typeof passwordChangeForm>

/** Whoever changes the e-mail address types the password once more. */
export const emailChangeForm = z.object({ email, password: knownPassword })
export type EmailChangeForm = z.infer<typeof emailChangeForm>

/** Of whoever opens the link elsewhere than in a session of the account. */
export const emailConfirmForm = z.object({ password: z.optional(knownPassword) })
export type EmailConfirmForm = z.infer<typeof emailConfirmForm>

/** Whoever deletes the account types its password once more. */
export const accountEndForm = z.object({ password: knownPassword })

/** The password of an open session's account, once more. An account without one has none to ask for. */
export const ownPassword = (hasPassword: boolean) => (hasPassword ? knownPassword : z.literal(''))
export const ownPasswordForm = (hasPassword: boolean) => z.object({ password: ownPassword(hasPassword) })
