import { z } from 'zod'
import type { Outbound } from '../../payments/port.ts'
import type { Browser, Purchase, ServerAnalytics } from '../port.ts'

interface Options {
  /** The Graph API with its version. */
  url: string
  token: string
  send: Outbound
  timeoutMs: number
}

const refusal = z.object({ error: z.object({ code: z.number(), error_subcode: z.number().optional() }) })

const problemIn = (body: string): string => {
  try {
    const { code, error_subcode: subcode } = refusal.parse(JSON.parse(body)).error
    return [code, subcode].filter((part) => part !== undefined).join('/')
  } catch {
    return 'unreadable'
  }
}

/** Only what the browser has been called: no name, no address, and no hash of one. */
const userOf = ({ fbp, fbc, userAgent }: Browser) => ({
  ...(fbp !== null && { fbp }),
  ...(fbc !== null && { fbc }),
  ...(userAgent !== null && { client_user_agent: userAgent }),
})

const eventOf = (browser: Browser, { orderNumber, currency, value, items, at }: Purchase) => ({
  event_name: 'Purchase',
  event_time: Math.floor(at.getTime() / 1_000),
  // The pixel of the browser sends the same one.
  event_id: `purchase-${orderNumber}`,
  action_source: 'website',
  event_source_url: browser.page,
  user_data: userOf(browser),
  custom_data: {
    currency,
    value,
    order_id: orderNumber,
    content_type: 'product',
    content_ids: items.map(({ sku }) => sku),
    contents: items.map(({ sku, quantity, price }) => ({ id: sku, quantity, item_price: price })),
    num_items: items.reduce((sum, { quantity }) => sum + quantity, 0),
  },
})

/** Meta's Conversions API. It knows no refunds. */
export const createConversionsApi = ({ url, token, send, timeoutMs }: Options): ServerAnalytics => ({
  knows: ({ fbp, fbc }) => fbp !== null || fbc !== null,
  sendPurchase: async (pixel, browser, purchase) => {
    const { status, body } = await send(`${url}/${pixel}/events`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ data: [eventOf(browser, purchase)], access_token: token }),
      timeoutMs,
    })
    if (status !== 200) throw new Error(`Meta answers ${status}, ${problemIn(body)}`)
  },
})
