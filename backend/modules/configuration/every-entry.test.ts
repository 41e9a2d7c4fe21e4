import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import type { Configuration } from '#contracts/configuration.ts'
import { defaults } from './service.ts'

/** The test that shows the effect of each entry: a new entry without a test does not compile. */
const shownBy: Record<keyof Configuration, string> = {
  operation_mode: 'backend/modules/sessions/operation-mode.db.test.ts',
  b2b_disabled: 'backend/modules/configuration/flags.db.test.ts',
  price_list_enabled: 'backend/modules/pricing/price-lists.db.test.ts',
  currency_management_disabled: 'backend/modules/configuration/flags.db.test.ts',
  default_currency: 'tests/load/operator/configuration.ts',
  available_currencies: 'tests/load/operator/configuration.ts',
  available_locales: 'lib/routing/guards/decide.test.ts',
  root_redirect: 'lib/routing/guards/root-redirect.test.ts',
  price_display_config: 'lib/format/price-display.test.ts',
  price_range_display: 'lib/format/price-display.test.ts',
  recently_viewed_limit: 'tests/load/operator/configuration.ts',
  product_card_settings: 'lib/format/price-display.test.ts',
  rating_active: 'backend/modules/ratings/ratings.db.test.ts',
  rating_config_verified_purchase_only: 'backend/modules/ratings/ratings.db.test.ts',
  rating_config_show_rating_by_product: 'backend/modules/ratings/ratings.db.test.ts',
  rating_moderation: 'backend/modules/ratings/ratings.db.test.ts',
  available_online_payment_methods: 'backend/modules/configuration/effects.db.test.ts',
  sign_in_providers: 'backend/modules/identities/sign-in-by-provider.db.test.ts',
  maintenance: 'tests/load/operator.ts',
  product_model_enabled: 'tests/load/fresh-pages.ts',
  quicksearch_settings_item_type: 'backend/modules/quicksearch/quicksearch.db.test.ts',
  compare_limit: 'tests/load/operator/configuration.ts',
  free_delivery_from: 'backend/modules/configuration/effects.db.test.ts',
  pricing_rules: 'backend/modules/draft-orders/discounts.db.test.ts',
  fixed_book_price: 'backend/modules/draft-orders/discounts.db.test.ts',
  cart_merge_strategy: 'backend/modules/draft-orders/merge.db.test.ts',
  valid_countries: 'backend/modules/configuration/valid-countries.db.test.ts',
  brand_settings: 'tests/load/operator/configuration.ts',
  exchange_rates: 'backend/modules/invoices/invoices.db.test.ts',
  vat_rates: 'backend/modules/import/import-settings.db.test.ts',
  leading_feeds: 'backend/modules/import/identity.db.test.ts',
  held_price_factor: 'backend/modules/import/held-prices.db.test.ts',
  company: 'backend/modules/configuration/shop-facts.db.test.ts',
  contact_phone: 'tests/load/operator/configuration.ts',
  contact_email: 'tests/load/operator/configuration.ts',
  withdrawal: 'backend/modules/configuration/shop-facts.db.test.ts',
  restock_notification_enabled: 'backend/modules/stock-notifications/stock-notifications.db.test.ts',
  offer_request_disabled: 'backend/modules/offers/offers.db.test.ts',
  social_icons: 'backend/modules/configuration/social-icons.db.test.ts',
  cookie_consent_active: 'lib/analytics/page-settings.test.tsx',
  cookie_consent_cta_target_url: 'lib/analytics/page-settings.test.tsx',
  analytics: 'lib/analytics/page-settings.test.tsx',
  analytics_ids: 'lib/analytics/page-settings.test.tsx',
  marketing_tag_ids: 'lib/analytics/page-settings.test.tsx',
  analytics_list_index_base: 'lib/analytics/page-settings.test.tsx',
  retention: 'backend/modules/retention/retention.db.test.ts',
}

test.each(Object.entries(shownBy))('%s has a test that shows what it does', (entry, file) => {
  expect(existsSync(file) && readFileSync(file, 'utf8')).toContain(entry)
})

test('every entry has a default', () => {
  expect(Object.keys(defaults).toSorted()).toEqual(Object.keys(shownBy).toSorted())
})
