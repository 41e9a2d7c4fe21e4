import { type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import { type Configuration, configuration } from '#contracts/configuration.ts'
import type { Country } from '#contracts/countries.ts'
import { socialProviders } from '#contracts/credential-providers.ts'
import type { Database } from '../../db/connect.ts'
import { constantSql } from '../../db/constant-sql.ts'
import { getPathname } from '#contracts/page-address.ts'
import type { Locale } from '#contracts/shop.ts'
import { configEntries } from '../../db/schema/operations.ts'
import { fail, type Failure } from '../../kernel/result.ts'
import { paymentProviders } from '../../ports/payments/providers.ts'
import { overrides, withOverrides } from './overrides.ts'
import { type ShopFacts, shopFacts } from './shop-facts.ts'

export { type FactSource, nameFacts, type ShopFacts, shopFacts, unknownFacts } from './shop-facts.ts'

const providerKeys = paymentProviders.map(({ key }) => key)

const privacyPage = getPathname({
  href: { pathname: '/contents/[id]', params: { id: 'adatkezelesi-tajekoztato' } },
  locale: 'hu',
})

/** The values until an operator sets others (`npm run shop -- config set`). */
export const defaults: Configuration = {
  operation_mode: 'b2c_and_b2b',
  b2b_disabled: false,
  price_list_enabled: false,
  default_currency: 'HUF',
  available_currencies: ['HUF', 'EUR'],
  currency_management_disabled: false,
  available_locales: ['hu', 'en'],
  root_redirect: null,
  price_display_config: 'both',
  price_range_display: 'from',
  recently_viewed_limit: 6,
  product_card_settings: { displayPrice: true, showRatings: true },
  rating_active: true,
  rating_config_verified_purchase_only: false,
  rating_config_show_rating_by_product: true,
  rating_moderation: true,
  available_online_payment_methods: providerKeys,
  sign_in_providers: [...socialProviders],
  maintenance: false,
  product_model_enabled: false,
  quicksearch_settings_item_type: 'product',
  compare_limit: 4,
  free_delivery_from: { HUF: 12_000, EUR: 3_500 },
  pricing_rules: { minimum_order: {}, minimum_price: 1, rate_unit: 0.01 },
  fixed_book_price: { months: 12, percent: 10 },
  cart_merge_strategy: 'sessionFirst',
  valid_countries: ['HU'],
  exchange_rates: { EUR: 390 },
  brand_settings: { showCarousel: true, showLetterLinks: true, listType: 'grid' },
  leading_feeds: [],
  vat_rates: {
    paperback: 5,
    hardback: 5,
    ebook: 27,
    audio: 27,
    audio_cd: 27,
    map: 27,
    sheet_music: 5,
    calendar: 27,
    game: 27,
    set: 27,
  },
  held_price_factor: 3,
  company: {
    name: 'Kolofon Könyvkereskedés Kft.',
    ZIPCode: '1053',
    city: 'Budapest',
    addressLine: 'Ferenciek tere 5.',
    registrationNumber: '01-09-000000',
    taxNumber: '00000000-2-41',
  },
  contact_phone: '06 1 555 0100',
  contact_email: 'bolt@kolofon.example',
  withdrawal: { days: 14, sendBackDays: 14, refundDays: 14 },
  restock_notification_enabled: true,
  offer_request_disabled: false,
  social_icons: [
    { name: 'kolofon_facebook', url: 'https://kolofon.example/facebook' },
    { name: 'kolofon_instagram', url: 'https://kolofon.example/instagram' },
    { name: 'kolofon_tiktok', url: 'https://kolofon.example/tiktok' },
    { name: 'kolofon_blog', url: 'https://blog.kolofon.example/' },
    { name: 'kolibri_instagram', url: 'https://kolibri.example/instagram' },
    { name: 'park_facebook', url: 'https://park.example/facebook' },
    { name: 'helikon_facebook', url: 'https://helikon.example/facebook' },
    { name: 'libri_tiktok', url: 'https://libri.example/tiktok' },
    { name: 'jelenkor_blog', url: 'https://jelenkor.example/blog' },
  ],
  cookie_consent_active: false,
  cookie_consent_cta_target_url: privacyPage,
  analytics: false,
  analytics_ids: {},
  marketing_tag_ids: {},
  analytics_list_index_base: 0,
  retention: {
    carts: 30,
    payment_notifications: 365,
    downloads: 1_825,
    idempotency_keys: 2,
    orders: 1_825,
    erased_orders: 60,
    order_analytics: 60,
  },
}

/** The contract knows no providers: which ones exist is known here. */
const schema = configuration.extend({ available_online_payment_methods: z.array(z.enum(providerKeys)) })

/** Stored entries over the defaults. */
const readEntries = async (db: Database): Promise<Configuration> => {
  const rows = await db.select().from(configEntries)
  return schema.parse({ ...defaults, ...Object.fromEntries(rows.map((row) => [row.key, row.value])) })
}

/** The configuration as it holds: flags decide over the entries that they override. */
export const readConfiguration = async (db: Database): Promise<Configuration> => withOverrides(await readEntries(db))

/**
 * Refuses an address in a country to which the shop does not sell.
 * @param field of the country in the body of the call
 */
export const refuseCountry = async (
  db: Database,
  country: Country,
  field: string,
): Promise<Failure<'invalid_data_provided'> | undefined> => {
  const { valid_countries: valid } = await readConfiguration(db)
  return valid.includes(country)
    ? undefined
    : fail('invalid_data_provided', { field, issues: [{ field, code: 'invalid_choice' }] })
}

/** For `nameFacts`, in the caller's language. */
export const findShopFacts = async ({ db, locale }: { db: Database; locale: Locale }): Promise<ShopFacts> =>
  shopFacts(await readConfiguration(db), locale)

const storedValue = (key: keyof Configuration): SQL =>
  sql`coalesce((select value from config_entries where key = ${key}), ${JSON.stringify(defaults[key])}::jsonb)`

const valueThatHolds = (key: keyof Configuration): SQL => {
  const override = overrides.find(({ entry }) => entry === key)
  return override
    ? sql`case when ${storedValue(override.flag)} = 'true' then ${override.sql(storedValue)} else ${storedValue(key)} end`
    : storedValue(key)
}

const values = new Map(
  (Object.keys(defaults) as (keyof Configuration)[]).map((key) => [key, constantSql(valueThatHolds(key))]),
)

/** One entry as it holds, as jsonb inside a statement: for queries whose answer depends on it. */
export const configValue = (key: keyof Configuration): SQL => values.get(key) ?? valueThatHolds(key)

/** Entries that must agree with one another. */
const whole = schema
  .strict()
  .refine(({ default_currency: byDefault, available_currencies: available }) => available.includes(byDefault), {
    error: 'default_currency must be one of available_currencies',
  })
  .refine(({ b2b_disabled: isOff, operation_mode: mode }) => !(isOff && mode === 'b2b'), {
    error: 'b2b_disabled does not fit the operation_mode b2b: the shop would serve nobody',
  })

/** The entries that a file can set, each with its own schema. Whether they agree is seen when they are written. */
export const someConfigEntries = schema.partial().strict()

/**
 * Writes several entries that have to agree with one another and with the others.
 * @throws ZodError if an entry does not exist, or if a value does not fit
 */
export const writeConfigEntries = async (db: Database, entries: Readonly<Record<string, unknown>>): Promise<void> => {
  whole.parse({ ...(await readEntries(db)), ...entries })
  for (const [key, value] of Object.entries(entries)) {
    // Null is a value of an entry, and not the lack of one.
    const stored = value === null ? sql`'null'::jsonb` : value
    await db
      .insert(configEntries)
      .values({ key, value: stored })
      .onConflictDoUpdate({ target: configEntries.key, set: { value: stored } })
  }
}

/** @throws ZodError if the entry does not exist, or if the value does not fit the entry or the other entries */
export const writeConfigEntry = (db: Database, key: string, value: unknown): Promise<void> =>
  writeConfigEntries(db, { [key]: value })
