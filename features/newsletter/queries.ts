import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { newsletterConsent } from '#contracts/newsletter-consent.ts'
import { call } from '#lib/api/browser.ts'
import { botProof } from '#lib/bot-check/send-checked.ts'
import { asCustomer } from '#lib/session/request-sign-in.ts'

export const subscriptionQuery = (token: string | undefined) =>
  queryOptions({
    queryKey: ['subscription', token],
    queryFn: ({ signal }) => call('POST /v2.0/subscriptions/by_mail', { body: { token: token ?? '' } }, { signal }),
    enabled: token !== undefined,
    // The page updates these data itself after its changes, so they are not read again.
    staleTime: Number.POSITIVE_INFINITY,
  })

export const useConfirm = (token: string) =>
  useMutation({ mutationFn: () => call('POST /v2.0/subscriptions/confirm', { body: { token } }) })

/** With the token of a mail, or as the signed-in owner of the address. */
export const useLeave = (email: string, token: string | undefined) =>
  useMutation({
    mutationFn: () =>
      call('DELETE /v2.0/subscriptions/{email}', { params: { email }, body: token === undefined ? {} : { token } }),
  })

/** Whether the address of the signed-in customer is on the list. */
export const ownSubscriptionQuery = queryOptions({
  queryKey: ['subscription', 'own'],
  queryFn: ({ signal }) => call('GET /v2.0/me/subscription', {}, { signal }),
})

/** @returns whether the mailbox has to confirm: nobody consents in the name of another */
const subscribe = async (email: string): Promise<boolean> => {
  const { status } = await call(
    'POST /v2.0/subscriptions',
    { body: { email, consent: newsletterConsent } },
    await botProof('newsletter'),
  )
  return status === 'confirmation_sent'
}

const leave = async (email: string): Promise<false> => {
  await call('DELETE /v2.0/subscriptions/{email}', { params: { email }, body: {} })
  return false
}

/** Takes the signed-in customer's address onto the list, or off it. */
export const useSwitchNewsletter = (email: string) => {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (isWanted: boolean) =>
      asCustomer(async () => {
        const isMailSent = isWanted ? await subscribe(email) : await leave(email)
        return { isMailSent, own: await call('GET /v2.0/me/subscription', {}) }
      }),
    onSuccess: ({ own }) => client.setQueryData(ownSubscriptionQuery.queryKey, own),
  })
}
