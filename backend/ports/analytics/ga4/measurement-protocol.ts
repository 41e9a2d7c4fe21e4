import type { Outbound } from '../../payments/port.ts'
import type { Browser, Sale, ServerAnalytics, SoldItem } from '../port.ts'

interface Options {
  /** The origin of Google Analytics. */
  url: string
  secret: string
  send: Outbound
  timeoutMs: number
}

/** Analytics takes no longer texts. */
const cut = (text: string): string => text.slice(0, 100)

const itemOf = ({ sku, name, authors, format, category, price, quantity }: SoldItem) => ({
  item_id: cut(sku),
  item_name: cut(name),
  ...(authors && { item_brand: cut(authors) }),
  item_variant: format,
  ...(category !== undefined && { item_category: cut(category) }),
  price,
  quantity,
})

const paramsOf = ({ orderNumber, currency, value, items }: Sale, { sessionId }: Browser) => ({
  ...(sessionId !== null && { session_id: sessionId }),
  // Without it the event counts for no visit.
  engagement_time_msec: 1,
  transaction_id: orderNumber,
  currency,
  value,
  items: items.slice(0, 200).map(itemOf),
})

/** Google Analytics 4 by its Measurement Protocol. It answers 204 to everything, so only its absence is noticed. */
export const createMeasurementProtocol = ({ url, secret, send, timeoutMs }: Options): ServerAnalytics => {
  const collect = async (stream: string, { clientId }: Browser, name: string, params: object, at?: Date) => {
    const query = new URLSearchParams({ measurement_id: stream, api_secret: secret })
    const { status } = await send(`${url}/mp/collect?${query.toString()}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({
        client_id: clientId,
        ...(at && { timestamp_micros: at.getTime() * 1_000 }),
        consent: { ad_user_data: 'GRANTED', ad_personalization: 'GRANTED' },
        events: [{ name, params }],
      }),
      timeoutMs,
    })
    if (status >= 300) throw new Error(`Google Analytics answers ${status}`)
  }
  return {
    knows: ({ clientId }) => clientId !== null,
    sendPurchase: (stream, browser, { tax, shipping, coupon, at, ...sale }) =>
      collect(
        stream,
        browser,
        'purchase',
        { ...paramsOf(sale, browser), tax, shipping, ...(coupon !== undefined && { coupon: cut(coupon) }) },
        at,
      ),
    sendRefund: (stream, browser, sale) => collect(stream, browser, 'refund', paramsOf(sale, browser)),
  }
}
