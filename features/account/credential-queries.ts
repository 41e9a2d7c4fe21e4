import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type { SocialRegistrationForm } from '#contracts/account-forms.ts'
import type { AddedProvider, SocialProvider } from '#contracts/credential-providers.ts'
import type { CartReport } from '#contracts/cart-report.ts'
import { newsletterConsent } from '#contracts/newsletter-consent.ts'
import { call } from '#lib/api/browser.ts'
import { sendChecked } from '#lib/bot-check/send-checked.ts'
import { meQuery } from '#lib/session/me.ts'
import { asCustomer } from '#lib/session/request-sign-in.ts'
import { enter } from './queries.ts'

/** The provider's page follows, so the press lasts until it is there; or until the Back button has brought this one back. */
const visit = ({ url }: { url: string }): Promise<void> => {
  window.location.assign(url)
  return new Promise((resolve) => window.addEventListener('pageshow', () => resolve(), { once: true }))
}

interface Beginning {
  provider: SocialProvider
  redirectPath: string
  remember: boolean
  /** Of a mail: the registration that is confirmed. */
  registration?: string
}

export const useVisitProvider = () =>
  useMutation({
    mutationFn: async (body: Beginning) => visit(await call('POST /v2.0/sign_in_attempts', { body })),
  })

export const useVisitToAdd = (provider: SocialProvider) =>
  useMutation({
    mutationFn: async (password: string) => {
      const body = { provider, ...(password && { password }) }
      return visit(await asCustomer(() => call('POST /v2.0/me/sign_in_attempts', { body })))
    },
  })

const signIn = (provider: SocialProvider): Promise<CartReport | null> =>
  enter({ grant_type: '3rd_party_access_token', provider })

export const useSignInBy = (provider: SocialProvider) => useMutation({ mutationFn: () => signIn(provider) })

export type Entered = { isSignedIn: boolean; merge: CartReport | null }

/** The account is there even if the sign-in after it fails; then the page leads to the form for it. */
const tryToSignIn = (provider: SocialProvider): Promise<Entered> =>
  signIn(provider).then(
    (merge) => ({ isSignedIn: true, merge }),
    () => ({ isSignedIn: false, merge: null }),
  )

export const useConfirmBy = (provider: SocialProvider) =>
  useMutation({
    mutationFn: async () => {
      await call('POST /v2.0/customer/confirm_credential', { body: { credential: { provider } } })
      return tryToSignIn(provider)
    },
  })

export const attemptQuery = queryOptions({
  queryKey: ['sign-in-attempt'],
  queryFn: ({ signal }) => call('GET /v2.0/sign_in_attempts/current', {}, { signal }),
})

/** Without an account (`isMade`), a mail says how to go on. */
type Registered = Entered & { isMade: boolean }

/**
 * The account of a proven address is there at once, so the visitor is signed in. Otherwise a mail says how to go on.
 * @param form undefined where the provider has said everything
 */
const register = async (provider: SocialProvider, form: SocialRegistrationForm | undefined): Promise<Registered> => {
  const profile = form && { firstName: form.firstName, lastName: form.lastName, email: form.email }
  const { status } = await sendChecked('registration', profile?.email ?? null, (proof) =>
    call(
      'PUT /v2.0/customer',
      {
        body: {
          credential: { provider },
          ...(profile && { profile }),
          ...(form?.newsletter && { newsletter: newsletterConsent }),
        },
      },
      proof,
    ),
  )
  if (status === 'confirmation_sent') return { isMade: false, isSignedIn: false, merge: null }
  return { isMade: true, ...(await tryToSignIn(provider)) }
}

export const useRegisterBy = (provider: SocialProvider) =>
  useMutation({ mutationFn: (form: SocialRegistrationForm | undefined) => register(provider, form) })

const useChange = <Input>(mutationFn: (input: Input) => Promise<unknown>) => {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (input: Input) => asCustomer(() => mutationFn(input)),
    onSuccess: () => client.invalidateQueries({ queryKey: meQuery.queryKey }),
  })
}

export const useAddCredential = (provider: SocialProvider) =>
  useChange((_: void) => call('POST /v2.0/me/credentials', { body: { provider } }))

export const useRemoveCredential = (provider: AddedProvider) =>
  useChange((password: string) =>
    call('DELETE /v2.0/me/credentials/{provider}', { params: { provider }, body: { ...(password && { password }) } }),
  )
