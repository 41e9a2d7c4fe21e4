import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type { StockNotification } from '#contracts/stock-notifications.ts'
import type { Locale } from '#contracts/shop.ts'
import { call } from '#lib/api/browser.ts'
import { sendChecked } from '#lib/bot-check/send-checked.ts'
import { asCustomer } from '#lib/session/request-sign-in.ts'

export interface Waiting {
  /** The address of the mailbox; undefined for a customer, who has an account. */
  email?: string
  items: StockNotification[]
  /** The request that the link is about, as long as it is not confirmed. */
  toConfirm: string | null
}

/** The requests of a mailbox by the link of a mail, or those of a signed-in customer. */
export const waitingQuery = (token: string | undefined, locale: Locale) =>
  queryOptions({
    queryKey: ['stock-notifications', token, locale],
    queryFn: async ({ signal }): Promise<Waiting> =>
      token === undefined
        ? { ...(await call('GET /v2.0/stock_notifications', {}, { signal })), toConfirm: null }
        : call('POST /v2.0/stock_notifications/by_mail', { body: { token } }, { signal }),
  })

/** Without an address it is for the account of the signed-in customer. */
export const useRequestNotification = (variantId: number) =>
  useMutation({
    mutationFn: (email: string | undefined) =>
      asCustomer(() =>
        sendChecked('stock_notification', email ?? null, (proof) =>
          call('POST /v2.0/stock_notifications', { body: { variantId, ...(email !== undefined && { email }) } }, proof),
        ),
      ),
  })

export const useConfirm = (token: string, locale: Locale) => {
  const client = useQueryClient()
  return useMutation({
    mutationFn: () => call('POST /v2.0/stock_notifications/confirm', { body: { token } }),
    onSuccess: (waiting) => client.setQueryData(waitingQuery(token, locale).queryKey, waiting),
  })
}

export const useCancel = (token: string | undefined, locale: Locale) => {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (id: string) => {
      const input = { params: { id }, body: token === undefined ? {} : { token } }
      return asCustomer(() => call('DELETE /v2.0/stock_notifications/{id}', input))
    },
    onSuccess: (_, id) =>
      client.setQueryData(
        waitingQuery(token, locale).queryKey,
        (waiting) => waiting && { ...waiting, items: waiting.items.filter((item) => item.id !== id) },
      ),
  })
}
