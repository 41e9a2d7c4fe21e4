import type { AnalyticsEvent } from '../events.ts'
import { loadScript } from './load-script.ts'
import type { StartTag } from './tag.ts'

type Params = Record<string, unknown>
type Command = (...args: unknown[]) => void

const methods = ['page', 'track', 'grantConsent', 'revokeConsent', 'holdConsent'] as const

/** A list of commands with a method for each: the script works the list off and takes its place. */
type Ttq = unknown[] & Record<(typeof methods)[number], Command> & Params

const createQueue = (id: string): Ttq => {
  const ttq = [] as unknown as Ttq
  for (const method of methods) ttq[method] = (...args) => void ttq.push([method, ...args])
  return Object.assign(ttq, { methods, _i: { [id]: [] }, _t: { [id]: Date.now() }, _o: { [id]: {} } })
}

/** TikTok's name and words for an event; undefined for one that it does not know. */
const toTiktok = (event: AnalyticsEvent): [name: string, params: Params] | undefined => {
  switch (event.name) {
    case 'view_item':
    case 'add_to_cart':
    case 'add_to_wishlist':
    case 'begin_checkout':
    case 'add_payment_info':
    case 'purchase': {
      const { items, value, currency } = event.params
      const names = {
        view_item: 'ViewContent',
        add_to_cart: 'AddToCart',
        add_to_wishlist: 'AddToWishlist',
        begin_checkout: 'InitiateCheckout',
        add_payment_info: 'AddPaymentInfo',
        purchase: 'CompletePayment',
      } as const
      const contents = items.map(({ item_id, item_name, quantity, price }) => ({
        content_id: item_id,
        content_type: 'product',
        content_name: item_name,
        quantity,
        price,
      }))
      return [names[event.name], { contents, value, currency }]
    }
    case 'search':
      return ['Search', { query: event.params.search_term }]
    case 'sign_up':
      return ['CompleteRegistration', {}]
    default:
      return undefined
  }
}

/** TikTok's pixel. */
export const startTiktok: StartTag = ({ settings, consent }) => {
  const { tiktok } = settings.tags
  if (tiktok === undefined) return undefined
  const ttq = createQueue(tiktok)
  Object.assign(window, { TiktokAnalyticsObject: 'ttq', ttq })
  const setConsent = (isGranted: boolean) => (isGranted ? ttq.grantConsent() : ttq.revokeConsent())
  setConsent(consent === 'granted')
  loadScript(settings, `analytics.tiktok.com/i18n/pixel/events.js?sdkid=${tiktok}&lib=ttq`)
  /** The script puts an object of its own in the place of the list. */
  const current = () => (window as unknown as { ttq: Ttq }).ttq
  return {
    track: (event) => {
      if (event.name === 'page_view') return current().page()
      const known = toTiktok(event)
      if (known) current().track(...known, { event_id: event.id })
    },
    updateConsent: (state) => (state === 'granted' ? current().grantConsent() : current().revokeConsent()),
  }
}
