import { z } from 'zod'
import type { EndpointTable } from './endpoint.ts'
import { listOf, pageQuery } from './paging.ts'
import { idParam } from './shop-schemas.ts'

/** A thing with a page of its own: the link is `{slug}-{id}`. */
export const reference = z.object({ id: z.int(), slug: z.string(), name: z.string() })

const brand = reference.extend({
  born: z.int().nullable(),
  died: z.int().nullable(),
  bio: z.string().nullable(),
  country: z.string().nullable(),
  count: z.int(),
})

const publisher = z.object({
  key: z.string(),
  name: z.string(),
  tagline: z.string().nullable(),
  isImprint: z.boolean(),
  count: z.int(),
})

/** Who writes the books and who publishes them. */
export const brands = {
  'GET /v2.0/brands': {
    access: 'public',
    summary: 'Authors in Hungarian alphabetical order.',
    query: pageQuery,
    response: listOf(brand),
  },
  'GET /v2.0/brands/{brandId}': {
    access: 'public',
    summary: 'One author.',
    params: z.object({ brandId: idParam }),
    response: brand,
    errors: ['not_found'],
  },
  'GET /v2.0/publishers': {
    access: 'public',
    summary: 'Imprints first, then other publishers.',
    response: z.object({ items: z.array(publisher) }),
  },
} as const satisfies EndpointTable
