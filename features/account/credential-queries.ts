import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type { SocialRegistrationForm } from '#contracts/account-forms.ts'
import type { AddedProvider, SocialProvider } from '#contracts/credential-providers.ts'
import type { CartReport } from '#contracts/cart-report.ts'
import { newsletterConsent } from '#contracts/newsletter-consent.ts'
import { call } from '#lib/api/browser.ts'
import { botProof } from '#lib/bot-check/bot-token.ts'
import { meQuery } from '#lib/session/me.ts'
import { asCustomer } from '#lib/session/request-sign-in.ts'
import { refreshCart } from './queries.ts'

/** The provider's page follows, so the press lasts until it is there. */
const visit = ({ url }: { url: string }): Promise<never> => {
  window.location.assign(url)
  return new Promise(() => {})
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

const signIn = async (provider: SocialProvider): Promise<CartReport | null> => {
  const { merge } = await call('POST /login', { body: { grant_type: '3rd_party_access_token', provider } })
  await refreshCart().catch(() => undefined)
  return merge
}

export const useSignInBy = (provider: SocialProvider) => useMutation({ mutationFn: () => signIn(provider) })

export const useConfirmBy = (provider: SocialProvider) =>
  useMutation({
    mutationFn: async () => {
      await call('POST /v2.0/customer/confirm_credential', { body: { credential: { provider } } })
      return signIn(provider)
    },
  })

export const attemptQuery = queryOptions({
  queryKey: ['sign-in-attempt'],
  queryFn: ({ signal }) => call('GET /v2.0/sign_in_attempts/current', {}, { signal }),
})

type Registered = { isSignedIn: boolean; merge: CartReport | null }

/**
 * The account of a proven address is there at once, so the visitor is signed in. Otherwise a mail says how to go on.
 * @param form undefined where the provider has said everything
 */
const register = async (provider: SocialProvider, form: SocialRegistrationForm | undefined): Promise<Registered> => {
  const profile = form && { firstName: form.firstName, lastName: form.lastName, email: form.email }
  const { status } = await call(
    'PUT /v2.0/customer',
    {
      body: {
        credential: { provider },
        ...(profile && { profile }),
        ...(form?.newsletter && { newsletter: newsletterConsent }),
      },
    },
    await botProof('registration'),
  )
  if (status === 'confirmation_sent') return { isSignedIn: false, merge: null }
  return { isSignedIn: true, merge: await signIn(provider) }
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
