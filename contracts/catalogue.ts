import { z } from 'zod'
import { brands, reference } from './brands.ts'
import { choices, repeatedParameterChoices } from './choices.ts'
import type { EndpointTable } from './endpoint.ts'
import { price, priceRange } from './money.ts'
import { listOf, pageQuery } from './paging.ts'
import { parameterBase } from './parameters.ts'
import { publishers } from './publishers.ts'
import { ratingSum } from './ratings.ts'
import { ageBands, availabilities, contributorRoles, formats, leastRatings, sortValues } from './shop.ts'
import { formatSchema, idParam, rowIdText } from './shop-schemas.ts'
import { understanding } from './understanding.ts'

export const availability = z.enum(availabilities)

/** `path` is the image's address without width and ending: `{path}-{160|320|640}.avif`, `{path}-640.jpg`, and to look closely `{path}-1280.jpg`. */
export const cover = z.object({ path: z.string(), width: z.int(), height: z.int() })

/** The other formats in which the book is on sale, and what it costs there; null where it has none. */
const otherFormats = priceRange.extend({ formats: z.array(formatSchema) })

export const variantCard = z.object({
  id: z.int(),
  productId: z.int(),
  /** Of its page, in the asked language. */
  path: z.string(),
  sku: z.string(),
  title: z.string(),
  authors: z.array(reference),
  publisher: z.string(),
  format: formatSchema,
  language: z.string(),
  cover,
  price,
  otherFormats: otherFormats.nullable(),
  availability,
  /** Copies that can be ordered now; null where there is no limit (downloads). */
  stock: z.int().nullable(),
  publishedOn: z.string(),
  /** Null where nobody has rated it, or where the configuration shows no ratings on cards. */
  rating: ratingSum.nullable(),
})
export type VariantCard = z.infer<typeof variantCard>

const filterValue = z.object({ value: z.string(), label: z.string(), count: z.int(), selected: z.boolean() })
/**
 * `token` is the query's word for the filter and the client's key for its name (`format`, `language` …); labels of values are
 * texts where the catalogue has them (authors), else keys. Each parameter is a filter of its own, all with the same word.
 */
export const filter = z.object({
  token: z.string(),
  type: z.enum(['multiple', 'single', 'range']),
  values: z.array(filterValue),
  min: z.int().optional(),
  max: z.int().optional(),
  /** Of a filter by a parameter. Values read `binding:sewn`; numbers, dates, colours and yes or no are their own labels. */
  parameter: parameterBase.optional(),
})
export type Filter = z.infer<typeof filter>

/** The spec's product list response. */
export const productList = z.object({
  products: z.array(variantCard),
  sortValues: z.array(z.enum(sortValues)),
  filters: z.array(filter),
  cursor: z.string().nullable(),
  count: z.int(),
  /** A query that finds books, where the one that was asked found nothing or only near misses. */
  didYouMean: z.string().optional(),
  /** Of a search. */
  understanding: understanding.optional(),
})
export type ProductList = z.infer<typeof productList>

const year = z.coerce.number().int().min(1).max(9999)

export const listingQuery = pageQuery.extend({
  q: z.string().trim().max(256).optional(),
  /** Words of `q` that are not to be taken for a filter: `szelrozsa-kiado`. */
  plain: choices(z.string().regex(/^[\p{L}\p{N}+-]{1,80}$/u)).optional(),
  category: rowIdText.optional(),
  author: choices(rowIdText).optional(),
  series: choices(rowIdText).optional(),
  /** Books for which this contributor did what `role` says, or anything. */
  brand: rowIdText.optional(),
  role: z.enum(contributorRoles).optional(),
  publisher: choices(z.string().regex(/^[a-z0-9-]{1,60}$/)).optional(),
  format: choices(z.enum(formats)).optional(),
  language: choices(z.string().regex(/^[a-z]{2}$/)).optional(),
  availability: choices(availability).optional(),
  age: choices(z.enum(ageBands)).optional(),
  /** Also repeated. Values of one parameter stand for each other; of several parameters each has to fit. */
  parameter: repeatedParameterChoices.optional(),
  price_min: z.coerce.number().int().nonnegative().max(100_000_000).optional(),
  price_max: z.coerce.number().int().nonnegative().max(100_000_000).optional(),
  /** When the variant came out. */
  year_min: year.optional(),
  year_max: year.optional(),
  rating: z.coerce.number().pipe(z.literal(leastRatings)).optional(),
  reduced: z.enum(['true']).optional(),
  sort: z.enum(sortValues).optional(),
})
export type ListingQuery = z.infer<typeof listingQuery>

const contributor = reference.extend({ role: z.enum(contributorRoles) })

export const variantDetail = variantCard.extend({
  /** Thirteen digits without hyphens. */
  isbn: z.string().nullable(),
  type: z.enum(['physical', 'virtual']),
  subtitle: z.string().nullable(),
  lead: z.string(),
  description: z.string(),
  contributors: z.array(contributor),
  publisherName: z.string(),
  publisherPath: z.string(),
  isImprint: z.boolean(),
  series: z.object({ id: z.int(), name: z.string(), number: z.int().nullable() }).nullable(),
  /** From the root of the tree to the product's main category. */
  breadcrumbs: z.array(reference),
  pages: z.int().nullable(),
  minutes: z.int().nullable(),
  size: z.object({ width: z.int(), height: z.int() }).nullable(),
  weight: z.int().nullable(),
  /** Of the work; negative before our era. A package has neither. */
  firstYear: z.int().nullable(),
  originalLanguage: z.string().nullable(),
  ages: z.object({ from: z.int(), to: z.int() }).nullable(),
  /** The product's other formats and this one, in the order of `formats`. */
  siblings: z.array(
    z.object({ id: z.int(), path: z.string(), format: formatSchema, price, availability, publishedOn: z.string() }),
  ),
  /** The same work in other languages. */
  translations: z.array(z.object({ id: z.int(), path: z.string(), title: z.string(), language: z.string() })),
  /** What a package holds. */
  packageItems: z.array(variantCard),
  /** How many shops have it on the shelf. */
  storesWithStock: z.int(),
})
export type VariantDetail = z.infer<typeof variantDetail>

/** What only this customer and this moment decide. */
export const contextualValue = z.object({
  variantId: z.int(),
  price,
  otherFormats: otherFormats.nullable(),
  availability,
  stock: z.int().nullable(),
  favourited: z.boolean(),
})

export const category = z.object({
  id: z.int(),
  path: z.string(),
  name: z.string(),
  text: z.string().nullable(),
  parentId: z.int().nullable(),
  /** Products in it and below it. */
  count: z.int(),
})
export type Category = z.infer<typeof category>

const idPath = z.object({ id: idParam })

export const catalogue = {
  'GET /v2.0/variants': {
    access: 'public',
    limit: 'search',
    summary: 'Variants found, filtered, sorted; one for each product. With q it is the search.',
    query: listingQuery,
    response: productList,
  },
  'GET /v2.0/variants/{id}': {
    access: 'public',
    summary: 'One variant with all that its page shows.',
    params: idPath,
    response: variantDetail,
    errors: ['not_found'],
  },
  'GET /v2.0/variants/contextual_values': {
    access: 'public',
    summary: 'Price for this customer, stock and favourite mark, in batches.',
    query: z.object({ ids: choices(rowIdText, 100) }),
    response: z.object({ items: z.array(contextualValue) }),
  },
  'GET /v2.0/variants/{id}/recommendations': {
    access: 'public',
    summary: 'More by the author, then what has most in common with it.',
    params: idPath,
    query: z.object({ limit: z.coerce.number().int().min(1).max(24).default(6) }),
    response: z.object({ items: z.array(variantCard) }),
    errors: ['not_found'],
  },
  'GET /v2.0/categories': {
    access: 'public',
    summary: 'The whole category tree as a flat list, parents before children, in menu order.',
    response: listOf(category),
  },
  'GET /v2.0/categories/{id}': {
    access: 'public',
    summary: 'One category.',
    params: idPath,
    response: category,
    errors: ['not_found'],
  },
  'GET /categories/{id}/ascendants': {
    access: 'public',
    summary: 'From the root to the category itself.',
    params: idPath,
    response: z.object({ items: z.array(category) }),
    errors: ['not_found'],
  },
  'GET /categories/{id}/descendants': {
    access: 'public',
    summary: 'What lies below, down to maxDepth.',
    params: idPath,
    query: z.object({ maxDepth: z.coerce.number().int().min(1).max(10).default(1) }),
    response: z.object({ items: z.array(category) }),
    errors: ['not_found'],
  },
  'GET /v2.0/categories/{id}/variants': {
    access: 'public',
    limit: 'search',
    summary: 'The listing of a category.',
    params: idPath,
    query: listingQuery.omit({ category: true }),
    response: productList,
    errors: ['not_found'],
  },
  ...brands,
  ...publishers,
  'GET /v2.0/collections/{id}': {
    access: 'public',
    summary: 'A list that the shop keeps: new books, bestsellers, a selection. {id} may be its key.',
    params: z.object({ id: z.string().regex(/^[a-z0-9-]{1,80}$/) }),
    response: z.object({ id: z.int(), key: z.string(), path: z.string(), name: z.string(), text: z.string().nullable(), count: z.int() }),
    errors: ['not_found'],
  },
  'GET /v2.0/variant_lists/{id}': {
    access: 'public',
    limit: 'search',
    summary: 'The variants of a collection in its own order, which no other can replace: sortValues is empty.',
    params: z.object({ id: z.string().regex(/^[a-z0-9-]{1,80}$/) }),
    query: listingQuery.omit({ category: true, sort: true }),
    response: productList,
    errors: ['not_found'],
  },
} as const satisfies EndpointTable
