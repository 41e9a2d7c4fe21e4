import type { Currency } from '#contracts/shop.ts'

/** Money is in whole units with decimals, as the providers want it. */
export interface SoldItem {
  sku: string
  name: string
  authors: string
  format: string
  category: string | undefined
  price: number
  quantity: number
}

/** An order, or the part of it that goes back. Nothing in it names the customer. */
export interface Sale {
  orderNumber: string
  currency: Currency
  /** Of the books, after discounts and without the delivery. */
  value: number
  items: readonly SoldItem[]
}

export interface Purchase extends Sale {
  tax: number
  shipping: number
  /** The codes of the coupons that were used. */
  coupon: string | undefined
  at: Date
}

/** What the browser of the buyer is called. */
export interface Browser {
  clientId: string | null
  sessionId: string | null
  fbp: string | null
  fbc: string | null
  userAgent: string | null
  /** The address of the page on which the order was placed. */
  page: string
}

/** A provider of measuring that takes events from a server. Each call throws unless the event has arrived. */
export interface ServerAnalytics {
  /** Whether it can tell whose event it is: without that it takes none. */
  knows: (browser: Browser) => boolean
  /** @param account the id of the stream or the pixel */
  sendPurchase: (account: string, browser: Browser, purchase: Purchase) => Promise<void>
  /** Undefined for a provider that takes no refunds. */
  sendRefund?: (account: string, browser: Browser, refund: Sale) => Promise<void>
}
