import { z } from 'zod'
import { letters } from './alphabet.ts'
import type { EndpointTable } from './endpoint.ts'
import { listOf, pageQuery } from './paging.ts'
import { contributorRoles } from './shop.ts'
import { idParam } from './shop-schemas.ts'

/** A thing with a page of its own: `path` is the page's right path in the asked language, with its prefix. */
export const reference = z.object({ id: z.int(), path: z.string(), name: z.string() })

export const letter = z.enum(letters)
/** Letters under which something stands, in alphabetical order. */
const letterCounts = z.array(z.object({ letter, count: z.int() }))

const brand = reference.extend({
  /** As an alphabetical list has it: `Austen, Jane`. */
  sortedName: z.string(),
  /** Negative before our era. */
  born: z.int().nullable(),
  died: z.int().nullable(),
  bio: z.string().nullable(),
  /** ISO 3166. */
  country: z.string().nullable(),
  /** Books on sale that they wrote. */
  count: z.int(),
})
export type Brand = z.infer<typeof brand>

const brandDetails = z.object({
  letter,
  /** Stands for a portrait: `KD`. */
  monogram: z.string(),
  born: z.int().nullable(),
  died: z.int().nullable(),
  country: z.string().nullable(),
  bio: z.string().nullable(),
  /** What they did for how many books on sale, in the order of `contributorRoles`; roles without a book are missing. */
  roles: z.array(z.object({ role: z.enum(contributorRoles), count: z.int() })),
  /** First publication of the earliest and the latest of the works that they wrote. */
  firstYear: z.int().nullable(),
  lastYear: z.int().nullable(),
  /** In which their books are on sale. */
  languages: z.array(z.string()),
  /** Contemporaries who stand on the same shelves. */
  related: z.array(reference),
})
export type BrandDetails = z.infer<typeof brandDetails>

const brandPath = z.object({ brandId: idParam })

/** Who makes the books. */
export const brands = {
  'GET /v2.0/brands': {
    action: 'catalog.read',
    summary: 'Authors in Hungarian alphabetical order, all or those under a letter or with a name.',
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
    summary: 'A brand’s name alone.',
    params: brandPath,
    response: z.object({ name: z.string() }),
    errors: ['not_found'],
  },
  'GET /brands/{brandId}/additional_data': {
    action: 'catalog.read',
    summary: 'What a brand’s page and preview tell beside the list.',
    params: brandPath,
    response: brandDetails,
    errors: ['not_found'],
  },
} as const satisfies EndpointTable
