/** Every error code of the API with its HTTP status. Codes are message keys: `messages/{hu,en}/errors.json` holds one sentence for each. */
export const errorStatus = {
  // The spec's own words (point 8).
  user_not_found: 404,
  invalid_data_provided: 400,
  current_password_wrong: 422,
  user_already_exists: 409,
  old_password_wrong: 422,
  invitation_already_exists: 409,
  no_value_for_currency: 422,
  out_of_time_interval: 422,
  already_applied: 409,
  coupon_not_exists: 404,
  not_available_for_user: 403,
  invalid_order_price_sum: 422,
  item_not_exists_in_order: 404,
  max_usage_count_reached: 409,
  max_usage_count_per_user_reached: 409,
  coupon_code_not_applied_to_order: 404,
  negative_order_value_reached: 422,
  item_not_found: 404,
  invalid_grant: 401,
  // The operation mode: whom the shop serves (0055).
  operation_mode_changed: 401,
  organizations_only: 403,
  readers_only: 403,
  sign_in_required: 403,
  // Errors that every call may have.
  not_found: 404,
  resource_gone: 410,
  method_not_allowed: 405,
  unauthenticated: 401,
  forbidden: 403,
  malformed_request: 400,
  malformed_body: 400,
  request_timeout: 408,
  body_too_large: 413,
  address_too_long: 414,
  headers_too_large: 431,
  unsupported_media_type: 415,
  too_many_requests: 429,
  too_many_orders: 429,
  internal_error: 500,
  service_unavailable: 503,
  // Ways to sign in.
  registration_required: 403,
  credential_not_valid: 403,
  credential_already_added: 409,
  credential_of_another: 409,
  last_credential: 409,
  too_many_passkeys: 422,
  // Accounts.
  password_missing: 409,
  password_required: 403,
  demo_account: 403,
  // Organisations: a master leaves, or deletes the account.
  last_master: 409,
  already_member: 409,
  member_elsewhere: 409,
  organization_exists: 409,
  registration_pending: 409,
  invitation_of_another_address: 403,
  invitation_expired: 410,
  invitation_revoked: 410,
  invitation_used: 410,
  approval_decided: 409,
  cost_center_exists: 409,
  too_many_cost_centers: 422,
  // Offers.
  offer_request_disabled: 403,
  offer_not_open: 409,
  offer_changed: 409,
  offer_fixed: 409,
  // Saved addresses.
  too_many_addresses: 422,
  address_already_saved: 409,
  // Shopping lists.
  single_shopping_list: 422,
  default_shopping_list: 422,
  too_many_shopping_lists: 422,
  too_many_list_items: 422,
  shopping_list_name_taken: 409,
  // Idempotency.
  idempotency_key_required: 400,
  idempotency_key_in_use: 409,
  idempotency_key_reused: 422,
  // Ratings.
  ratings_inactive: 403,
  purchase_required: 403,
  order_not_received: 409,
  // Cart and checkout.
  version_conflict: 409,
  insufficient_stock: 409,
  variant_not_available: 409,
  choice_required: 422,
  quantity_limit_reached: 422,
  one_copy_only: 422,
  deal_not_available: 409,
  cart_empty: 422,
  cart_changed: 409,
  minimum_order_not_reached: 422,
  draft_order_closed: 409,
  checkout_incomplete: 422,
  delivery_mode_not_available: 422,
  pickup_point_not_found: 422,
  store_not_found: 422,
  payment_method_not_available: 422,
  payment_method_fixed: 403,
  saved_address_required: 403,
  credit_limit_exceeded: 409,
  organization_billing_required: 409,
  budget_exceeded: 409,
  budget_in_forints: 422,
  cost_center_required: 422,
  cost_center_not_available: 422,
  payment_failed_to_start: 502,
  payment_in_progress: 409,
  payment_not_needed: 409,
  order_not_payable: 409,
  order_not_cancellable: 409,
  verification_failed: 403,
  bot_check_failed: 403,
  bot_code_wrong: 403,
  order_of_another_account: 409,
  download_not_paid: 409,
  download_not_released: 409,
  download_without_day: 409,
  download_limit_reached: 409,
  download_withdrawn: 409,
  // Withdrawal from a purchase.
  withdrawal_not_offered: 409,
  withdrawal_period_over: 409,
  withdrawal_download_begun: 409,
  withdrawal_copies_exceeded: 409,
  carrier_unavailable: 503,
  files_unavailable: 503,
  // Lists of books that go into the cart: as a file, or pasted.
  file_empty: 422,
  file_type_unknown: 422,
  file_protected: 422,
  file_damaged: 422,
  file_too_large: 422,
  too_many_lines: 422,
  // A table that would be too long.
  too_many_rows: 422,
  // What a single line of such a list can be.
  isbn_not_valid: 422,
  quantity_not_valid: 422,
  title_ambiguous: 422,
  formula_refused: 422,
  // Mails that a visitor has requested.
  stock_notification_not_offered: 422,
  link_not_valid: 403,
} as const satisfies Record<string, number>

export type ErrorCode = keyof typeof errorStatus

/** Codes that only the browser uses: no answer came, or a sign-out failed. Their texts stand with those of the API. */
export const browserCodes = ['offline', 'can_not_logout'] as const
export type BrowserCode = (typeof browserCodes)[number]

/** Errors of a field; `messages/{hu,en}/fields.json` holds one sentence for each. */
export const fieldCodes = [
  'required',
  'invalid',
  'too_long',
  'too_small',
  'too_big',
  'invalid_email',
  'invalid_phone',
  'invalid_zip',
  'invalid_tax_number',
  'invalid_vat_number',
  'invalid_om_identifier',
  'invalid_copies',
  'invalid_choice',
  'must_accept',
  'no_markup',
  'password_too_short',
  'password_common',
  'password_personal',
  'same_email',
  'wrong_password',
  'invalid_code',
  'wrong_code',
  'unknown_field',
] as const

export type FieldCode = (typeof fieldCodes)[number]

export interface FieldIssue {
  field: string
  code: FieldCode
}

/** The one shape of every error answer. */
export interface ErrorBody {
  error: {
    code: ErrorCode
    message: string
    field?: string
    params?: Record<string, string | number>
    issues?: FieldIssue[]
    requestId: string
  }
}
