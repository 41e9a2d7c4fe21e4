import { z } from 'zod'
import type { EndpointTable } from './endpoint.ts'
import { resourceTypes } from './resource-paths.ts'
import { afterId, bothLanguages, localeSchema, rowId, rowIdText } from './shop-schemas.ts'

const resourceType = z.enum([...resourceTypes, 'page'])

const urlResource = z.object({
  /** `page` for an address that leads to a page without a resource, such as the questions and answers. */
  resourceType,
  resourceId: rowId.nullable(),
  /** The resource that the address belonged to before it became a redirect. */
  originalResourceType: resourceType,
  context: z.object({
    locale: localeSchema,
    /** The id or key in the path of its page: `edes-anna-12`, `helikon`; null for a page without a resource. */
    address: z.string().nullable(),
    /** The requested address is not the canonical one, which is `path`. */
    moved: z.boolean(),
  }),
  /** The canonical path in the language of the requested address, with the prefix. */
  path: z.string(),
  paths: bothLanguages,
})
export type UrlResource = z.infer<typeof urlResource>

const listed = z.object({
  resourceId: z.int(),
  paths: bothLanguages,
  /** Null where the time of the last change is unknown. */
  updatedAt: z.string().nullable(),
  /** A cover's path, see `cover` of a variant. */
  coverPath: z.string().nullable(),
})
export type ListedResource = z.infer<typeof listed>

const pagedType = z.enum(resourceTypes).exclude(['product'])

export const urlResources = {
  'GET /url-resource/{url}': {
    action: 'pages.find',
    summary: 'The page or redirect of an address: pretty paths, paths with an id in either language, old paths.',
    params: z.object({ url: z.string().min(1).max(512) }),
    response: urlResource,
    errors: ['not_found', 'resource_gone'],
  },
  'GET /v2.0/url_resources': {
    action: 'pages.find',
    summary:
      'The resources of a type that have a page, in the order of their ids, within a range of them; for sitemaps.',
    query: z.object({
      type: pagedType,
      /** Ids after this one, up to and including `until`. */
      after: afterId.default(0),
      until: rowIdText.optional(),
      limit: z.coerce.number().int().min(1).max(1000).default(1000),
    }),
    response: z.object({ items: z.array(listed), cursor: z.string().nullable() }),
  },
  'GET /v2.0/url_resources/ranges': {
    action: 'pages.find',
    summary: 'The ranges of ids, `size` wide, that hold resources with a page; for the index of sitemaps.',
    query: z.object({ size: z.coerce.number().int().min(1000).max(50_000) }),
    response: z.object({
      items: z.array(z.object({ type: pagedType, range: z.int(), count: z.int(), updatedAt: z.string().nullable() })),
    }),
  },
} as const satisfies EndpointTable
