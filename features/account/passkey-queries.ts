import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type { PasskeyForm } from '#contracts/passkey-forms.ts'
import { call } from '#lib/api/browser.ts'
import { meQuery } from '#lib/session/me.ts'
import { asCustomer } from '#lib/session/request-sign-in.ts'
import { enter } from './queries.ts'

/** Loaded on use. */
const library = () => import('@simplewebauthn/browser')

/**
 * Asks an authenticator who is signing in.
 * @param inField set: the passkeys are offered in the field of the e-mail address, until this is aborted
 * @returns the answer for the shop
 */
export const askForPasskey = async (inField?: AbortSignal): Promise<string> => {
  const { startAuthentication, WebAuthnAbortService } = await library()
  const optionsJSON = await call('POST /v2.0/passkeys/sign_in_options', {})
  // Of two questions to the authenticator the browser ends the first: one that comes too late would end a wanted one.
  inField?.throwIfAborted()
  inField?.addEventListener('abort', () => WebAuthnAbortService.cancelCeremony())
  return JSON.stringify(await startAuthentication({ optionsJSON, useBrowserAutofill: inField !== undefined }))
}

interface SignIn {
  /** Without an answer from the field the authenticator is asked now. */
  token?: string
  /** Whether the visitor wants to stay signed in, when the passkey has answered. */
  getRemember: () => boolean
}

const signIn = async ({ token, getRemember }: SignIn) => {
  const answer = token ?? (await askForPasskey())
  return enter({ grant_type: '3rd_party_access_token', provider: 'passkey', token: answer, remember: getRemember() })
}

export const usePasskeySignIn = () => useMutation({ mutationFn: signIn })

/** An empty field stands for a word that the customer has not given, or does not have. */
const add = async ({ name, password }: PasskeyForm): Promise<unknown> => {
  const { startRegistration } = await library()
  const body = { ...(name && { name }), ...(password && { password }) }
  const optionsJSON = await asCustomer(() => call('POST /v2.0/me/passkeys/options', { body }))
  const token = JSON.stringify(await startRegistration({ optionsJSON }))
  return call('POST /v2.0/me/credentials', { body: { provider: 'passkey', token } })
}

export const passkeysQuery = queryOptions({
  queryKey: ['passkeys'],
  queryFn: ({ signal }) => call('GET /v2.0/me/passkeys', {}, { signal }),
})

/** The ways to sign in have changed, too. */
const useRenew = () => {
  const client = useQueryClient()
  return async (): Promise<void> => {
    await client.invalidateQueries({ queryKey: passkeysQuery.queryKey })
    void client.invalidateQueries({ queryKey: meQuery.queryKey })
  }
}

export const useAddPasskey = () => useMutation({ mutationFn: add, onSuccess: useRenew() })

export const useRemovePasskey = (id: number) =>
  useMutation({
    mutationFn: (password: string) => {
      const input = { params: { id: String(id) }, body: { ...(password && { password }) } }
      return asCustomer(() => call('DELETE /v2.0/me/passkeys/{id}', input))
    },
    onSuccess: useRenew(),
  })
