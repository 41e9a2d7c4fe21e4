import type { AnalyticsEvent, EventItem } from '../events.ts'
import { loadScript } from './load-script.ts'
import type { StartTag } from './tag.ts'

type Params = Record<string, unknown>
type Bp = ((...command: unknown[]) => void) & { q: unknown[]; l: number }

const itemOf = ({ item_id, item_name, quantity, price = 0 }: EventItem, currency: string): Params => ({
  contentType: 'Product',
  id: item_id,
  name: item_name,
  quantity,
  unit: 'db',
  unitPrice: price,
  totalItemPrice: price * quantity,
  currency,
})

/** Barion's names and words for an event; each book of a cart is an event of its own. Empty for what it does not know. */
const toBarion = (event: AnalyticsEvent): [name: string, params: Params][] => {
  switch (event.name) {
    case 'view_item':
    case 'add_to_cart':
    case 'remove_from_cart': {
      const { items, currency } = event.params
      const names = { view_item: 'contentView', add_to_cart: 'addToCart', remove_from_cart: 'removeFromCart' } as const
      return items.map((item) => [names[event.name], itemOf(item, currency)])
    }
    case 'begin_checkout':
    case 'purchase': {
      const { items, currency, value } = event.params
      const name = event.name === 'purchase' ? 'purchase' : 'initiateCheckout'
      const contents = items.map((item) => itemOf(item, currency))
      return [[name, { contents, currency, revenue: value, step: event.name === 'purchase' ? 2 : 1 }]]
    }
    case 'search':
      return [['search', { searchString: event.params.search_term }]]
    default:
      return []
  }
}

/** Barion's pixel. Its contract wants it on every page of a shop that takes payments by Barion. */
export const startBarion: StartTag = ({ settings, consent }) => {
  const { barion } = settings.tags
  if (barion === undefined) return undefined
  const queue: Bp = Object.assign((...command: unknown[]) => void queue.q.push(command), { q: [], l: Date.now() })
  Object.assign(window, { bp: queue, barion_pixel_id: barion })
  /** The script puts a function of its own in the place of the queue. */
  const bp = (...command: unknown[]) => (window as unknown as { bp: Bp }).bp(...command)
  const tellConsent = (isGranted: boolean) => bp('consent', isGranted ? 'grantConsent' : 'rejectConsent')
  bp('init', 'addBarionPixelId', barion)
  tellConsent(consent === 'granted')
  loadScript(settings, 'pixel.barion.com/bp.js')
  return {
    track: (event) => {
      for (const [name, params] of toBarion(event)) bp('track', name, params)
    },
    updateConsent: (state) => tellConsent(state === 'granted'),
  }
}
