import type { CallInput } from '#lib/api/call.ts'

type OrderIds = NonNullable<CallInput<'POST /draft_orders/{uuid}/finalize'>['body']['analytics']>

let read: (() => OrderIds | undefined) | undefined

/** For features/analytics, which is loaded after the page: how an order learns what the providers call this browser. */
export const setOrderIds = (reader: () => OrderIds | undefined): void => {
  read = reader
}

/** What goes with an order, so that the server can tell of its purchase; undefined where the visitor is not measured. */
export const orderIds = (): OrderIds | undefined => read?.()
