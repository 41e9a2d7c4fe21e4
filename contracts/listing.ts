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
 * `token` is the name of the filter in the query, and the client's key for its title (`format`, `language` …). The labels of
 * values are texts where the catalog has them (authors), else keys. Each parameter is a filter of its own, all with one token.
 */
const filter = z.object({
  token: z.string(),
  type: z.enum(['multiple', 'single', 'range']),
  values: z.array(filterValue),
  min: z.int().optional(),
  max: z.int().optional(),
  /** The parameter that the filter is about. Its values have the form `binding:sewn`; numbers, dates, colours and yes or no are their own labels. */
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
  /** Another query that finds books, where the given one found nothing or only similar words. */
  didYouMean: z.string().optional(),
  /** How the shop understood the query of a search. */
  understanding: understanding.optional(),
})
export type ProductList = z.infer<typeof productList>

export const listingQuery = pageQuery.extend({
  q: z.string().trim().max(256).optional(),
  /** Words of `q` that the search must not read as a filter: `szelrozsa-kiado`. */
  plain: choices(z.string().regex(/^[\p{L}\p{N}+-]{1,80}$/u)).optional(),
  category: rowIdText.optional(),
  /** Books of this contributor: in the role that `role` names, else in any role. */
  brand: rowIdText.optional(),
  role: z.enum(contributorRoles).optional(),
  ...facetQuery,
  /** The query may have it several times. A book matches with any of the values of one parameter, and has to match every parameter. */
  parameter: repeatedParameterChoices.optional(),
  reduced: z.enum(['true']).optional(),
  sort: z.enum(sortValues).optional(),
})
export type ListingQuery = z.infer<typeof listingQuery>
