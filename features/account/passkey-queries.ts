import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type { PasskeyForm } from '#contracts/passkey-forms.ts'
import { call } from '#lib/api/browser.ts'
import { meQuery } from '#lib/session/me.ts'
import { enter } from './queries.ts'

/** Loaded on use. */
const library = () => import('@simplewebauthn/browser')

interface SignIn {
  remember: boolean
  /** Offers the passkeys in the field of the e-mail address, and waits there. */
  inField?: boolean
}

const signIn = async ({ remember, inField = false }: SignIn) => {
  const { startAuthentication } = await library()
  const optionsJSON = await call('POST /v2.0/passkeys/sign_in_options', {})
  const token = JSON.stringify(await startAuthentication({ optionsJSON, useBrowserAutofill: inField }))
  return enter({ grant_type: '3rd_party_access_token', provider: 'passkey', token, remember })
}

export const usePasskeySignIn = () => useMutation({ mutationFn: signIn })

/** An empty field stands for a word that the customer has not given, or does not have. */
const add = async ({ name, password }: PasskeyForm): Promise<unknown> => {
  const { startRegistration } = await library()
  const optionsJSON = await call('POST /v2.0/me/passkeys/options', {
    body: { ...(name && { name }), ...(password && { password }) },
  })
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
    mutationFn: (password: string) =>
      call('DELETE /v2.0/me/passkeys/{id}', { params: { id: String(id) }, body: { ...(password && { password }) } }),
    onSuccess: useRenew(),
  })
