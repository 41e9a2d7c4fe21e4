import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type { StockNotification } from '#contracts/stock-notifications.ts'
import type { Locale } from '#contracts/shop.ts'
import { call } from '#lib/api/browser.ts'

export interface Waiting {
  /** Whose mailbox it is; undefined for a customer, whose account it is. */
  email?: string
  items: StockNotification[]
  /** The one that the link is about, as long as it is not confirmed. */
  toConfirm: string | null
}

/** What somebody waits for: by the link of a mail, or signed in. */
export const waitingQuery = (token: string | undefined, locale: Locale) =>
  queryOptions({
    queryKey: ['stock-notifications', token, locale],
    queryFn: async ({ signal }): Promise<Waiting> =>
      token === undefined
        ? { ...(await call('GET /v2.0/stock_notifications', {}, { signal })), toConfirm: null }
        : call('POST /v2.0/stock_notifications/by_mail', { body: { token } }, { signal }),
  })

/** Without an address for the account of who is signed in. */
export const useAsk = (variantId: number) =>
  useMutation({
    mutationFn: (email: string | undefined) =>
      call('POST /v2.0/stock_notifications', { body: { variantId, ...(email !== undefined && { email }) } }),
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
    mutationFn: (id: string) =>
      call('DELETE /v2.0/stock_notifications/{id}', { params: { id }, body: token === undefined ? {} : { token } }),
    onSuccess: (_, id) =>
      client.setQueryData(
        waitingQuery(token, locale).queryKey,
        (waiting) => waiting && { ...waiting, items: waiting.items.filter((item) => item.id !== id) },
      ),
  })
}
