import { z } from 'zod'
import { choices, repeatedParameterChoices } from './choices.ts'
import { facetQuery } from './facet-query.ts'
import { pageQuery } from './paging.ts'
import { parameterBase } from './parameters.ts'
import { contributorRoles, sortValues } from './shop.ts'
import { rowIdText } from './shop-schemas.ts'
import { understanding } from './understanding.ts'
import { variantCard } from './variant-cards.ts'

const filterValue = z.object({ value: z.string(), label: z.string(), count: z.int(), selected: z.boolean() })
/**
 * `token` is the name of the filter in the query, and the key of its title (`format`, `language` …). The label of a
 * value is a text where the catalog holds one (authors), otherwise a key. Each parameter is a filter of its own, all
 * with one token.
 */
const filter = z.object({
  token: z.string(),
  type: z.enum(['multiple', 'single', 'range']),
  values: z.array(filterValue),
  min: z.int().optional(),
  max: z.int().optional(),
  /**
   * The parameter of the filter. Its values have the form `binding:sewn`. Numbers, dates, colours and booleans are
   * their own labels.
   */
  parameter: parameterBase.optional(),
})
export type Filter = z.infer<typeof filter>

/** The product list response of the spec. */
export const productList = z.object({
  products: z.array(variantCard),
  sortValues: z.array(z.enum(sortValues)),
  filters: z.array(filter),
  cursor: z.string().nullable(),
  count: z.int(),
  /** Another query that finds books, if the given one found nothing or only similar words. */
  didYouMean: z.string().optional(),
  /** The interpretation of a search query. */
  understanding: understanding.optional(),
})
export type ProductList = z.infer<typeof productList>

export const listingQuery = pageQuery.extend({
  q: z.string().trim().max(256).optional(),
  /** Words of `q` that must not be read as a filter: `szelrozsa-kiado`. */
  plain: choices(z.string().regex(/^[\p{L}\p{N}+-]{1,80}$/u)).optional(),
  category: rowIdText.optional(),
  /** Books of this contributor in the given `role`, or in any role. */
  brand: rowIdText.optional(),
  role: z.enum(contributorRoles).optional(),
  ...facetQuery,
  /** May occur several times. A book must match every parameter, with any of its values. */
  parameter: repeatedParameterChoices.optional(),
  reduced: z.enum(['true']).optional(),
  sort: z.enum(sortValues).optional(),
  /** The prices that the page shows, by which `price_asc` and `price_desc` sort. Gross unless the query says otherwise. */
  shown_price: z.enum(['gross', 'net']).optional(),
})
export type ListingQuery = z.infer<typeof listingQuery>
