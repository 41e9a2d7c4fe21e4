import { z } from 'zod'
import { banners, picture } from './banners.ts'
import { block } from './content-blocks.ts'
import type { EndpointTable } from './endpoint.ts'
import { listOf, pageQuery } from './paging.ts'
import { idParam } from './shop-schemas.ts'

/**
 * A page stands alone, and an article belongs to lists. A container lists contents that an editor has chosen; a dynamic
 * container lists contents by their tag.
 */
export const contentTypes = ['page', 'article', 'container', 'dynamic_container'] as const

const content = z.object({
  id: z.int(),
  key: z.string(),
  type: z.enum(contentTypes),
  /** The path of its page, in the requested language. */
  path: z.string(),
  title: z.string(),
  lead: z.string().nullable(),
  picture: picture.nullable(),
  blocks: z.array(block),
  /** The paths of the content pages that its texts link to, by key. */
  links: z.record(z.string(), z.string()),
  /** The containers that list it. */
  containers: z.array(z.object({ id: z.int(), path: z.string(), title: z.string() })),
  publishedAt: z.string(),
})
const summary = content.omit({ blocks: true, links: true, containers: true })
export type ContentSummary = z.infer<typeof summary>
export type Content = z.infer<typeof content>

/** Contents per page of a list (spec point 9). */
const containerPage = z.coerce.number().int().min(1).max(100).default(12)

export const contents = {
  'GET /v2.0/contents/{id}/current': {
    action: 'contents.read',
    summary: 'The published version of a content page.',
    params: z.object({ id: idParam }),
    response: content,
    errors: ['not_found'],
  },
  'GET /v2.0/contents/current': {
    action: 'contents.read',
    summary: 'All published contents without their bodies.',
    query: z.object({ type: z.enum(contentTypes).optional() }),
    response: z.object({ items: z.array(summary) }),
  },
  'GET /v2.0/container_contents/{id}/contents': {
    action: 'contents.read',
    summary: 'The contents of a container, in the order of its editor.',
    params: z.object({ id: idParam }),
    query: pageQuery.extend({ limit: containerPage }),
    response: listOf(summary),
    errors: ['not_found'],
  },
  'GET /v2.0/dynamic_container_contents/{id}/contents': {
    action: 'contents.read',
    summary: 'The contents with the tags of a dynamic container, the newest first.',
    params: z.object({ id: idParam }),
    query: pageQuery.extend({
      limit: containerPage,
      sort: z.enum(['publishedAt_desc', 'publishedAt_asc']).default('publishedAt_desc'),
    }),
    response: listOf(summary),
    errors: ['not_found'],
  },
  ...banners,
} as const satisfies EndpointTable
