import { z } from 'zod'
import {
  credentialsForm,
  emailChangeForm,
  emailConfirmForm,
  forgottenPasswordForm,
  newPasswordForm,
  passwordChangeForm,
  registrationProofForm,
  socialProfile,
} from './account-forms.ts'
import { socialCredential } from './credentials.ts'
import type { EndpointTable } from './endpoint.ts'
import { mailToken } from './mail-token.ts'
import { newsletterConsent } from './newsletter-consent.ts'
import { none } from './shop-schemas.ts'

const withToken = { token: mailToken }

/** Accounts: from the registration to a new password (docs/decisions/0048). */
export const accountEndpoints = {
  'PUT /v2.0/customer': {
    action: 'accounts.register',
    botCheck: 'registration',
    summary:
      'Register with an e-mail address: the mail says how to go on, and without an invitation the answer is always the same. Or with a credential of a provider.',
    body: z
      .strictObject({
        credentials: z.optional(credentialsForm),
        credential: socialCredential.optional(),
        /** Beside `credential`: names and address, where the provider has not said them. */
        profile: z.optional(socialProfile),
        /** The version of the consent text; without it there is no newsletter. */
        newsletter: z.literal(newsletterConsent, { error: 'must_accept' }).optional(),
        /**
         * Beside `credentials`, of an invitation to this address: the account is made at once, because its mail has
         * proven the mailbox. An account that is there already joins with its password.
         */
        invitationCode: mailToken.optional(),
      })
      .refine(
        ({ credentials, credential, invitationCode }) =>
          !credentials !== !credential && !(credential && invitationCode !== undefined),
        { error: 'required', path: ['credentials'] },
      ),
    response: z.object({
      /** `registered`: the address is proven, so the account is there and can be signed in to. */
      status: z.enum(['confirmation_sent', 'registered']),
    }),
    errors: [
      'not_found',
      'credential_not_valid',
      'user_already_exists',
      'readers_only',
      'link_not_valid',
      'invitation_expired',
      'invitation_revoked',
      'invitation_used',
      'invitation_of_another_address',
      'already_member',
      'member_elsewhere',
    ],
  },
  'POST /v2.0/customer/confirm': {
    action: 'accounts.open_link',
    summary: 'Make the account of a registration, with the link of its mail and its password.',
    body: z.strictObject({ ...withToken, ...registrationProofForm.shape }),
    response: z.object({
      email: z.string(),
      /** What has become of the organisation that has registered together with its contact; null for a reader. */
      organization: z.enum(['pending', 'joining']).nullable(),
    }),
    errors: ['link_not_valid', 'user_already_exists', 'organizations_only', 'already_member', 'registration_pending'],
  },
  'POST /v2.0/customer/confirm_credential': {
    action: 'accounts.open_link',
    summary: 'Make the account of a registration with a provider, for which the visitor has signed in there once more.',
    /** No token: the sign-in that this browser has just made counts. */
    body: z.strictObject({ credential: socialCredential.omit({ token: true }) }),
    response: none,
    errors: [
      'link_not_valid',
      'credential_not_valid',
      'credential_of_another',
      'user_already_exists',
      'organizations_only',
    ],
  },
  'GET /v2.0/customer/{email}/status': {
    action: 'accounts.read_status',
    summary: 'Whether an address has an account. Only its owner, signed in, gets to know.',
    params: z.object({ email: z.string().max(256) }),
    response: z.object({ status: z.enum(['registered', 'not_disclosed']) }),
  },
  'PUT /v2.0/me/password': {
    action: 'accounts.change_password',
    summary: 'Change the password. All other sessions of the account end.',
    body: z.strictObject(passwordChangeForm.shape),
    response: none,
    errors: ['current_password_wrong'],
  },
  'POST /v2.0/me/email_change': {
    action: 'accounts.change_email',
    summary: 'Ask for another e-mail address, with the password. The link of a mail to it changes it.',
    body: z.strictObject(emailChangeForm.shape),
    response: z.object({ status: z.literal('mail_sent') }),
    errors: ['old_password_wrong', 'password_missing', 'demo_account'],
  },
  'PUT /v2.0/me/email': {
    action: 'accounts.open_link',
    summary:
      'Change the e-mail address with the link of a mail, in a session of the account or with its password. All other sessions end.',
    body: z.strictObject({ ...withToken, ...emailConfirmForm.shape }),
    response: z.object({ email: z.string() }),
    errors: ['link_not_valid', 'user_already_exists', 'password_required', 'old_password_wrong'],
  },
  'POST /v2.0/me/reset_password_request': {
    action: 'accounts.request_reset',
    botCheck: 'password_reset',
    summary: 'Ask for the link to set a new password. The answer is the same for every address.',
    body: z.strictObject(forgottenPasswordForm.shape),
    response: z.object({ status: z.literal('mail_sent') }),
  },
  'PUT /v2.0/me/reset_password': {
    action: 'accounts.open_link',
    summary: 'Set a new password with the link of a mail. All sessions of the account end.',
    body: z.strictObject({ ...withToken, ...newPasswordForm.shape }),
    response: none,
    errors: ['link_not_valid'],
  },
} as const satisfies EndpointTable
