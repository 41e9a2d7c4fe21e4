import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { CartReport } from '#contracts/cart-report.ts'
import type { ProfileForm } from '#contracts/profile-form.ts'
import type { SignInForm } from '#contracts/sign-in-form.ts'
import { ApiError } from '#lib/api/api-error.ts'
import { call } from '#lib/api/browser.ts'
import { countCopies, openDraftOrder } from '#lib/session/draft-order.ts'
import { saveCartHint } from '#lib/session/hint-cookies.ts'
import { meQuery } from '#lib/session/me.ts'

const isAnswer = (error: unknown): error is ApiError => error instanceof ApiError

/** The sign-in has merged the cart of the session into the customer's: the page shows how many copies it holds now. */
const refreshCart = async (): Promise<void> => saveCartHint(countCopies(await openDraftOrder()))

/** @returns what became of the cart of the session; null where there was nothing to merge */
const signIn = async (credentials: SignInForm): Promise<CartReport | null> => {
  const { merge } = await call('POST /login', { body: { grant_type: 'password', ...credentials } })
  // The visitor is signed in even if the cart cannot be read now; the next page reads it again.
  await refreshCart().catch(() => undefined)
  return merge
}

/** A session that the backend does not know any more counts as signed out. */
const signOut = (): Promise<unknown> =>
  call('DELETE /v2.0/token/revoke', {}).catch((error: unknown) => {
    if (!isAnswer(error) || error.status !== 401) throw error
  })

export const useSignIn = () => useMutation({ mutationFn: signIn })
export const useSignOut = () => useMutation({ mutationFn: signOut })

export const useChangeName = () => {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (name: ProfileForm) => call('PATCH /v2.0/me', { body: { personalInfo: { name } } }),
    onSuccess: (me) => client.setQueryData(meQuery.queryKey, me),
  })
}
