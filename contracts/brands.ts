import { z } from 'zod'
import { letters } from './alphabet.ts'
import type { EndpointTable } from './endpoint.ts'
import { listOf, pageQuery } from './paging.ts'
import { contributorRoles } from './shop.ts'
import { idParam } from './shop-schemas.ts'

/** A thing with a page. `path` is the canonical path of the page in the requested language, with its prefix. */
export const reference = z.object({ id: z.int(), path: z.string(), name: z.string() })

export const letter = z.enum(letters)
/** The letters that have entries, in alphabetical order. */
const letterCounts = z.array(z.object({ letter, count: z.int() }))

const brand = reference.extend({
  /** The form of alphabetical lists: `Austen, Jane`. */
  sortedName: z.string(),
  /** Negative before the year 1. */
  born: z.int().nullable(),
  died: z.int().nullable(),
  bio: z.string().nullable(),
  /** A country by its code of ISO 3166. */
  country: z.string().nullable(),
  /** The number of books on sale that they wrote. */
  count: z.int(),
})
export type Brand = z.infer<typeof brand>

const brandDetails = z.object({
  letter,
  /** Initials that replace a portrait: `KD`. */
  monogram: z.string(),
  /** A photograph that a publisher sent with a book of theirs alone; `path` is without width and extension. */
  portrait: z.object({ path: z.string(), width: z.int(), height: z.int() }).nullable(),
  born: z.int().nullable(),
  died: z.int().nullable(),
  country: z.string().nullable(),
  bio: z.string().nullable(),
  /**
   * The number of books on sale for each role, in the order of `contributorRoles`. Roles without a book are missing.
   */
  roles: z.array(z.object({ role: z.enum(contributorRoles), count: z.int() })),
  /** The years of first publication of their earliest and latest work. */
  firstYear: z.int().nullable(),
  lastYear: z.int().nullable(),
  /** The languages in which their books are on sale. */
  languages: z.array(z.string()),
  /** Authors of the same time whose books are in the same categories. */
  related: z.array(reference),
})
export type BrandDetails = z.infer<typeof brandDetails>

const brandPath = z.object({ brandId: idParam })

/** Who makes the books. */
export const brands = {
  'GET /v2.0/brands': {
    action: 'catalog.read',
    summary: 'Authors in Hungarian alphabetical order, all, or those under a letter or with a name.',
    query: pageQuery.extend({ letter: letter.optional(), q: z.string().trim().min(1).max(256).optional() }),
    response: listOf(brand).extend({ letters: letterCounts }),
  },
  'GET /v2.0/brands/{brandId}': {
    action: 'catalog.read',
    summary: 'One author, translator, illustrator, editor or narrator.',
    params: brandPath,
    response: brand,
    errors: ['not_found'],
  },
  'GET /brands/{brandId}/name': {
    action: 'catalog.read',
    summary: 'The name of a brand.',
    params: brandPath,
    response: z.object({ name: z.string() }),
    errors: ['not_found'],
  },
  'GET /brands/{brandId}/additional_data': {
    action: 'catalog.read',
    summary: 'The data of a brand’s page and preview without the list of books.',
    params: brandPath,
    response: brandDetails,
    errors: ['not_found'],
  },
} as const satisfies EndpointTable
