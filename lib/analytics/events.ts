/** A book as the providers of measuring know it (integrations: GA4). Amounts are in the currency's major unit. */
export interface EventItem {
  item_id: string
  item_name: string
  item_brand?: string
  item_variant?: string
  item_list_id?: string
  item_list_name?: string
  /** The position in its list. */
  index?: number
  price?: number
  discount?: number
  quantity: number
}

interface Goods {
  currency: string
  /** Gross or net, as the visitor's segment sees prices. */
  value: number
  items: readonly EventItem[]
}

interface Cart extends Goods {
  coupon?: string
}

interface List {
  item_list_id: string
  item_list_name: string
  items: readonly EventItem[]
}

interface Promotion {
  promotion_id: string
  promotion_name: string
  creative_slot?: string
}

/** What each event says; the names are those of GA4. No event holds personal data. */
export interface EventParams {
  page_view: { page_title: string; page_location: string; page_referrer: string }
  view_item_list: List
  select_item: List
  view_item: Goods
  add_to_cart: Goods
  remove_from_cart: Goods
  view_cart: Cart
  begin_checkout: Cart
  add_shipping_info: Cart & { shipping_tier: string }
  add_payment_info: Cart & { payment_type: string }
  purchase: Cart & { transaction_id: string; tax: number; shipping: number }
  add_to_wishlist: Goods
  view_promotion: Promotion
  select_promotion: Promotion
  search: { search_term: string }
  login: { method: string }
  sign_up: { method: string }
  generate_lead: Goods
}
export type EventName = keyof EventParams

export type AnalyticsEvent = {
  [Name in EventName]: {
    name: Name
    params: EventParams[Name]
    /** The same for the server's event about the same thing, so that a provider counts one of them. */
    id: string
    /** Whether it happened on a page with a password, an address or an order. */
    isPrivate: boolean
  }
}[EventName]
