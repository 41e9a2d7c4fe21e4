import { z } from 'zod'
import { analyticsIds, marketingTagIds } from './analytics-tags.ts'
import { countries } from './countries.ts'
import { socialProviders } from './credential-providers.ts'
import type { EndpointTable } from './endpoint.ts'
import { mergeStrategies } from './merge-strategies.ts'
import { operationModes } from './operation-mode.ts'
import { socialIconEntry } from './social-icons.ts'
import { currencySchema, localeSchema } from './shop-schemas.ts'

const days = z.int().min(1).max(3_650)
/** The rates of the Hungarian law. */
const vatRate = z.literal([0, 5, 18, 27])
const line = z.string().trim().min(1).max(256)

/** The facts about the company that the law demands in the footer, the imprint, the terms, mails and declarations. */
const company = z.strictObject({
  name: line,
  ZIPCode: z.string().regex(/^[1-9]\d{3}$/),
  city: line,
  addressLine: line,
  registrationNumber: z.string().regex(/^\d{2}-\d{2}-\d{6}$/),
  taxNumber: z.string().regex(/^\d{8}-\d-\d{2}$/),
})
export type Company = z.infer<typeof company>

/**
 * The right of withdrawal of consumers. Government Decree 45/2014: at least 14 days to withdraw (20. §) and to send
 * back (25. §), at most 14 to refund (23. §).
 */
const withdrawal = z.strictObject({
  days: z.int().min(14).max(365),
  sendBackDays: z.int().min(14).max(365),
  refundDays: z.int().min(1).max(14),
})

/** The configuration entries of spec point 3 that the storefront reads. */
export const configuration = z.object({
  /** Whom the shop serves. What pages show follows from it (operation-mode.ts). */
  operation_mode: z.enum(operationModes),
  /** All that organizations do is switched off: the shop behaves as in the mode `b2c`. */
  b2b_disabled: z.boolean(),
  /** Price lists lower the list prices for the customers they are for. */
  price_list_enabled: z.boolean(),
  /** The currency of visitors who have not chosen one. */
  default_currency: currencySchema,
  available_currencies: z.array(currencySchema).min(1),
  /** Nobody chooses a currency: the shop sells in `default_currency` alone. */
  currency_management_disabled: z.boolean(),
  available_locales: z.array(localeSchema),
  /** To which page the home page leads, by a path of the shop in either language; null: to none. */
  root_redirect: z
    .string()
    .regex(/^\/(?!\/)[\w\-./%]+$/, 'must be a path of the shop')
    .max(256)
    .nullable(),
  price_display_config: z.enum(['both', 'gross', 'net']),
  /** The text of lists for a product with several prices; `from` is the open interval of the specification. */
  price_range_display: z.enum(['from', 'interval', 'none']),
  /** The number of recently viewed books on the page of a product; 0 switches the list off. */
  recently_viewed_limit: z.int().min(0).max(24),
  product_card_settings: z.strictObject({ displayPrice: z.boolean(), showRatings: z.boolean() }),
  rating_active: z.boolean(),
  rating_config_verified_purchase_only: z.boolean(),
  /** A variant's page shows the ratings of all variants of its product. */
  rating_config_show_rating_by_product: z.boolean(),
  /** A rating is shown only after an operator has approved it. */
  rating_moderation: z.boolean(),
  /** The online payment methods that are offered. */
  available_online_payment_methods: z.array(z.string()),
  /** The providers of sign-ins that are offered beside the password. */
  sign_in_providers: z.array(z.enum(socialProviders)),
  maintenance: z.boolean(),
  /** Lists show products, each with its variants, instead of one variant of each product. */
  product_model_enabled: z.boolean(),
  /** Whether the suggestions of the search hold one variant of each product or all of them. */
  quicksearch_settings_item_type: z.enum(['product', 'variant']),
  /** The number of books that can be compared. */
  compare_limit: z.int().min(2).max(8),
  /** Gross amounts in minor units, by currency. Orders from this amount on are delivered free of charge. */
  free_delivery_from: z.partialRecord(currencySchema, z.int()),
  pricing_rules: z.strictObject({
    /** Gross amounts in minor units, by currency: what the goods of an order must cost at least. */
    minimum_order: z.partialRecord(currencySchema, z.int().nonnegative()),
    /** What a bought copy costs at least after all reductions, in minor units. */
    minimum_price: z.int().nonnegative(),
    /** What one percent of a reduction is as a rate. */
    rate_unit: z.number().min(0.0001).max(1),
  }),
  /** In the first months after publication a book is lowered by so many percent at most; 0 months switch the rule off. */
  fixed_book_price: z.strictObject({ months: z.int().min(0).max(60), percent: z.int().min(0).max(100) }),
  /** Which cart decides after signing in: only that of the session, or both with one of them first. */
  cart_merge_strategy: z.enum(mergeStrategies, { error: ({ input }) => `Cannot handle ${String(input)} strategy!` }),
  /** The countries of addresses, the first one being chosen by itself. */
  valid_countries: z.array(z.enum(countries, { error: 'the countries of the EU are possible' })).min(1),
  /** The layout of the list of authors. */
  brand_settings: z.object({
    showCarousel: z.boolean(),
    showLetterLinks: z.boolean(),
    listType: z.enum(['grid', 'list']),
  }),
  /** Forints for one unit of a currency, for invoices: the law wants VAT in forints, too. */
  exchange_rates: z.strictObject({ EUR: z.number().min(1).max(100_000).multipleOf(0.01) }),
  /**
   * The VAT by format, in per cent, where a record states none. Act CXXVII of 2007, 82. § and part I of annex 3: printed
   * books (4901, 4903 of the customs tariff) and printed music (4904) have 5, everything else 27. Entries from before
   * these formats lack them.
   */
  vat_rates: z.strictObject({
    paperback: vatRate,
    hardback: vatRate,
    ebook: vatRate,
    audio: vatRate,
    audio_cd: vatRate.default(27),
    map: vatRate.default(27),
    sheet_music: vatRate.default(5),
    calendar: vatRate.default(27),
    game: vatRate.default(27),
    set: vatRate.default(27),
  }),
  /**
   * Whose messages lead for the books of a publisher, where several senders have them: `*` is for all other publishers.
   * Without an entry it is who sent a book first. Both are the names that messages and records say.
   */
  leading_feeds: z.array(z.strictObject({ publisher: line, sender: line })),
  /** A price that an import changes by more than this factor, up or down, waits for an operator; 0 lets all pass. */
  held_price_factor: z.union([z.literal(0), z.number().min(1.01).max(1_000)]),
  company,
  contact_phone: line,
  contact_email: z.email(),
  withdrawal,
  /** Whether visitors can request a mail when a book is in stock again. */
  restock_notification_enabled: z.boolean(),
  /** Whether organisations can not request offers. Those that are there stay. */
  offer_request_disabled: z.boolean(),
  social_icons: z.array(socialIconEntry),
  /** Whether visitors decide about cookies in the shop's own banner. */
  cookie_consent_active: z.boolean(),
  /** What the banner links to: a Hungarian path of the shop, or an address elsewhere. */
  cookie_consent_cta_target_url: z
    .string()
    .regex(/^(\/(?!\/)|https:\/\/)[\w\-./%~?=&]*$/, 'must be a path, or begin with https://')
    .max(256),
  /** Whether visits are measured. Nothing is, where no tag has an id. */
  analytics: z.boolean(),
  analytics_ids: analyticsIds,
  marketing_tag_ids: marketingTagIds,
  /** The position of the first item of a list in events. */
  analytics_list_index_base: z.int().min(0).max(1),
  /** The days after which a job deletes data that are no longer needed. The privacy page shows them. */
  retention: z.strictObject({
    carts: days,
    payment_notifications: days,
    downloads: days,
    idempotency_keys: days,
    /** What names the customer in orders, from their end: as long as a claim can come up (five years). */
    orders: days.default(1_825),
    /** Orders of deleted accounts, from their end: long enough to withdraw, to send back and to be refunded. */
    erased_orders: days.default(60),
    /** What providers of measuring call the browser of an order: as long as a refund can follow. */
    order_analytics: days.default(60),
  }),
})
export type Configuration = z.infer<typeof configuration>

export const configurationEndpoints = {
  'GET /v2.0/config_entries': {
    action: 'configuration.read',
    summary: 'The public configuration.',
    response: configuration,
  },
} as const satisfies EndpointTable
