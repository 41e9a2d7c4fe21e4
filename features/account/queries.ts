import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type { CartReport } from '#contracts/cart-report.ts'
import type { UserName } from '#contracts/profile-form.ts'
import type {
  EmailChangeForm,
  EmailConfirmForm,
  PasswordChangeForm,
  RegistrationForm,
} from '#contracts/account-forms.ts'
import { newsletterConsent } from '#contracts/newsletter-consent.ts'
import type { GuestOrganizationForm } from '#contracts/organization-form.ts'
import type { SignInForm } from '#contracts/sign-in-form.ts'
import { call } from '#lib/api/browser.ts'
import { saveFile } from '#lib/api/save-file.ts'
import type { BotProof } from '#lib/bot-check/bot-proof.ts'
import { botProof, sendChecked } from '#lib/bot-check/send-checked.ts'
import { countCopies, openDraftOrder } from '#lib/session/draft-order.ts'
import { meQuery } from '#lib/session/me.ts'
import { asCustomer } from '#lib/session/request-sign-in.ts'
import { revokeToken } from '#lib/session/revoke-token.ts'
import { endSession } from '#lib/session/visit-end.ts'
import { readHint, saveCartHint } from '#lib/session/hint-cookies.ts'
import { hasCode } from './has-code.ts'

/** The sign-in has merged the cart of the session into the customer's: the page shows how many copies it holds now. */
const refreshCart = async (): Promise<void> => saveCartHint(countCopies(await openDraftOrder()))

type Grant = NonNullable<Parameters<typeof call<'POST /login'>>[1]['body']>

/** @returns what became of the cart of the session; null where there was nothing to merge */
export const enter = async (body: Grant, proof?: BotProof): Promise<CartReport | null> => {
  const { merge } = await call('POST /login', { body }, proof)
  // The visitor is signed in even if the cart cannot be read now; the next page reads it again.
  await refreshCart().catch(() => undefined)
  return merge
}

const signIn = (credentials: SignInForm): Promise<CartReport | null> =>
  sendChecked('login', credentials.email, (proof) => enter({ grant_type: 'password', ...credentials }, proof))

/**
 * After a registration, without another question: the form for signing in asks for a code where one is needed.
 * @returns false where the account is there, and the sign-in after it has failed
 */
const tryToSignIn = async ({ email, password }: { email: string; password: string }): Promise<boolean> =>
  enter({ grant_type: 'password', email, password, remember: false }, await botProof('login')).then(
    () => true,
    () => false,
  )

/** @param invitationCode with it the account is there at once, and the visitor is signed in */
const register = async ({ newsletter, ...credentials }: RegistrationForm, invitationCode: string | undefined) => {
  const { status } = await sendChecked('registration', credentials.email, (proof) =>
    call(
      'PUT /v2.0/customer',
      {
        body: {
          credentials,
          ...(newsletter && { newsletter: newsletterConsent }),
          ...(invitationCode !== undefined && { invitationCode }),
        },
      },
      proof,
    ),
  )
  return { status, isSignedIn: status === 'registered' && (await tryToSignIn(credentials)) }
}

/** The account exists even if the sign-in after it fails; then the page leads to the form for it. */
const confirmRegistration = async (token: string, password: string) => {
  const { email, organization } = await call('POST /v2.0/customer/confirm', { body: { token, password } })
  return { email, organization, isSignedIn: await tryToSignIn({ email, password }) }
}

export const requestReset = (email: string): Promise<unknown> =>
  sendChecked('password_reset', email, (proof) =>
    call('POST /v2.0/me/reset_password_request', { body: { email } }, proof),
  )

/**
 * If the session of this browser has ended with the others, the gateway notices it at the next call and removes its
 * cookies. Until then the guards would lead the visitor away from the sign-in page.
 */
const resetPassword = async (token: string, password: string): Promise<void> => {
  await call('PUT /v2.0/me/reset_password', { body: { token, password } })
  if (readHint('customer') !== undefined) await call('GET /v2.0/me', {}).catch(() => undefined)
}

/** As in `resetPassword`: the session of this browser may have ended with the others. */
const confirmEmail = async (token: string, form: EmailConfirmForm) => {
  const { email } = await call('PUT /v2.0/me/email', { body: { token, ...form } })
  const isSignedIn =
    readHint('customer') !== undefined &&
    (await call('GET /v2.0/me', {}).then(
      (me) => me.email === email,
      () => false,
    ))
  return { email, isSignedIn }
}

/** @param join asks the masters of an organisation that is there already */
const registerOrganization = (
  { password, ...organization }: GuestOrganizationForm,
  join: boolean,
  isGuest: boolean,
) => {
  const body = { organization, join, ...(isGuest && { password }) }
  const send = (proof?: BotProof) => call('POST /v2.0/organizations/registration', { body }, proof)
  return isGuest ? sendChecked('organization_registration', organization.email, send) : send()
}

export const organizationRegistrationQuery = queryOptions({
  queryKey: ['organization-registration'],
  queryFn: ({ signal }) => call('GET /v2.0/me/organization_registration', {}, { signal }),
})

/** @param onExists the organisation of this tax number is there already */
export const useRegisterOrganization = (isGuest: boolean, onExists: (taxNumber: string) => void) => {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ values, join }: { values: GuestOrganizationForm; join: boolean }) => {
      const send = () => registerOrganization(values, join, isGuest)
      return isGuest ? send() : asCustomer(send)
    },
    onError: (error, { values }) => {
      if (hasCode(error, 'organization_exists')) onExists(values.taxNumber)
    },
    // The page shows what has become of the registration. It does not wait for that, so that the form hears of its answer.
    onSuccess: () => {
      if (!isGuest) void client.invalidateQueries({ queryKey: organizationRegistrationQuery.queryKey })
    },
  })
}

export const useRegister = (invitationCode?: string) =>
  useMutation({ mutationFn: (form: RegistrationForm) => register(form, invitationCode) })
export const useConfirmRegistration = (token: string) =>
  useMutation({ mutationFn: (password: string) => confirmRegistration(token, password) })
export const useRequestReset = () => useMutation({ mutationFn: requestReset })
export const useResetPassword = (token: string) =>
  useMutation({ mutationFn: (password: string) => resetPassword(token, password) })
export const useSignIn = () => useMutation({ mutationFn: signIn })

export const useSignOut = () => {
  const client = useQueryClient()
  return useMutation({ mutationFn: () => endSession(client, revokeToken) })
}

export const useChangeName = () => {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (name: UserName) => asCustomer(() => call('PATCH /v2.0/me', { body: { personalInfo: { name } } })),
    onSuccess: (me) => client.setQueryData(meQuery.queryKey, me),
  })
}

export const useChangePassword = () =>
  useMutation({
    mutationFn: (passwords: PasswordChangeForm) => asCustomer(() => call('PUT /v2.0/me/password', { body: passwords })),
  })

export const useRequestEmailChange = () =>
  useMutation({
    mutationFn: (wish: EmailChangeForm) => asCustomer(() => call('POST /v2.0/me/email_change', { body: wish })),
  })

/** @param onAsked the session of this browser is not one of the account: its password is asked for */
export const useConfirmEmail = (token: string, onAsked: () => void) =>
  useMutation({
    mutationFn: (form: EmailConfirmForm) => confirmEmail(token, form),
    onError: (error) => {
      if (hasCode(error, 'password_required')) onAsked()
    },
  })

export const useEndOtherSessions = () =>
  useMutation({ mutationFn: () => asCustomer(() => call('DELETE /v2.0/me/sessions', {})) })

/** When operators acted in the name of the customer. */
export const impersonationsQuery = queryOptions({
  queryKey: ['impersonations'],
  queryFn: ({ signal }) => call('GET /v2.0/me/impersonations', {}, { signal }),
})

export const useExportData = () =>
  useMutation({ mutationFn: () => asCustomer(() => call('GET /v2.0/me/export', {})), onSuccess: saveFile })

/** @param goodbye the path that says so */
export const useEndAccount = (goodbye: string) => {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (password: string) =>
      endSession(client, () => asCustomer(() => call('DELETE /v2.0/me', { body: { password } })), goodbye),
  })
}
