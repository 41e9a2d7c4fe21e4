import type { ContributorRole, Currency } from '#contracts/shop.ts'
import { call } from '#lib/api/browser.ts'
import { parseListing, toApiQuery } from './listing-url.ts'
import { readFilterForm } from './read-filter-form.ts'

/** What a listing is of, before anybody chooses filters. */
export interface ListingScope {
  category?: string
  brand?: string
  role?: ContributorRole
  publisher?: string
  collection?: string
}

/** The number of books for the choices of a filter form. */
export const countResults = async (
  fields: FormData,
  scope: ListingScope,
  currency: Currency,
  signal: AbortSignal,
): Promise<number> => {
  const query = { ...toApiQuery(parseListing(readFilterForm(fields)), currency), ...scope, limit: 1 }
  return (await call('GET /variant_list', { query }, { signal })).count
}
