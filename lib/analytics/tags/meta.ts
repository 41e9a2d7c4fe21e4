import type { AnalyticsEvent, EventItem } from '../events.ts'
import { loadScript } from './load-script.ts'
import type { StartTag } from './tag.ts'

type Params = Record<string, unknown>

interface Fbq {
  (...command: unknown[]): void
  queue: unknown[]
  callMethod?: (...command: unknown[]) => void
  push?: Fbq
  loaded?: boolean
  version?: string
}

/** Spec point 9. */
const pixelVersion = '3.0'

const goodsOf = (items: readonly EventItem[]): Params => ({
  content_type: 'product',
  content_ids: items.map(({ item_id }) => item_id),
  contents: items.map(({ item_id, quantity, price }) => ({ id: item_id, quantity, item_price: price })),
})

/** Meta's name and words for an event; undefined for one that it does not know. */
const toMeta = (event: AnalyticsEvent): [name: string, params: Params] | undefined => {
  switch (event.name) {
    case 'page_view':
      return ['PageView', {}]
    case 'view_item':
    case 'add_to_cart':
    case 'add_to_wishlist':
    case 'begin_checkout':
    case 'add_payment_info':
    case 'purchase':
    case 'generate_lead': {
      const { items, value, currency } = event.params
      const copies = items.reduce((sum, { quantity }) => sum + quantity, 0)
      const names = {
        view_item: 'ViewContent',
        add_to_cart: 'AddToCart',
        add_to_wishlist: 'AddToWishlist',
        begin_checkout: 'InitiateCheckout',
        add_payment_info: 'AddPaymentInfo',
        purchase: 'Purchase',
        generate_lead: 'Lead',
      } as const
      return [names[event.name], { ...goodsOf(items), value, currency, num_items: copies }]
    }
    case 'search':
      return ['Search', { search_string: event.params.search_term }]
    case 'sign_up':
      return ['CompleteRegistration', { method: event.params.method, status: true }]
    default:
      return undefined
  }
}

/** The queue that the script works off once it is there. */
const createQueue = (): Fbq => {
  const fbq: Fbq = (...command) => {
    if (fbq.callMethod) fbq.callMethod(...command)
    else fbq.queue.push(command)
  }
  fbq.queue = []
  fbq.push = fbq
  fbq.loaded = true
  fbq.version = pixelVersion
  return fbq
}

/** Meta's pixel. */
export const startMeta: StartTag = ({ settings, consent }) => {
  const { meta } = settings.tags
  if (meta === undefined) return undefined
  const fbq = createQueue()
  Object.assign(window, { fbq, _fbq: fbq })
  fbq('consent', consent === 'granted' ? 'grant' : 'revoke')
  // Otherwise the pixel sends what it finds in buttons and forms.
  fbq('set', 'autoConfig', false, meta)
  fbq('init', meta)
  loadScript(settings, 'connect.facebook.net/en_US/fbevents.js')
  return {
    track: (event) => {
      const known = toMeta(event)
      if (known) fbq('track', ...known, { eventID: event.id })
    },
    updateConsent: (state) => fbq('consent', state === 'granted' ? 'grant' : 'revoke'),
  }
}
