import { z } from 'zod'
import type { EndpointTable } from './endpoint.ts'
import { variantCard } from './catalogue.ts'
import { bothLanguages, idParam } from './shop-schemas.ts'

/**
 * Content bodies are blocks, never HTML, so nothing an editor writes can become script. Inside texts `**bold**` works,
 * and `[text](target)`, where the target is the `key` of a content page, a `mailto:` or an `https:` address; anything
 * else is shown as text.
 */
export const block = z.discriminatedUnion('type', [
  z.object({ type: z.literal('heading'), text: z.string() }),
  z.object({ type: z.literal('paragraph'), text: z.string() }),
  z.object({ type: z.literal('list'), items: z.array(z.string()) }),
  z.object({ type: z.literal('table'), head: z.array(z.string()), rows: z.array(z.array(z.string())) }),
])
export type Block = z.infer<typeof block>

const content = z.object({
  id: z.int(),
  key: z.string(),
  slug: z.string(),
  slugs: bothLanguages,
  title: z.string(),
  lead: z.string().nullable(),
  blocks: z.array(block),
  publishedAt: z.string(),
})
export type Content = z.infer<typeof content>

const banner = z.object({
  id: z.int(),
  template: z.enum(['hero', 'feature']),
  title: z.string(),
  text: z.string(),
  ctaText: z.string(),
  /** Where it leads: a collection's key or a variant's id. */
  target: z.object({ type: z.enum(['collection', 'variant', 'publisher']), id: z.string() }),
  variants: z.array(variantCard),
})
export type Banner = z.infer<typeof banner>

export const contents = {
  'GET /v2.0/contents/{id}/current': {
    access: 'public',
    summary: 'The published version of a content page.',
    params: z.object({ id: idParam }),
    response: content,
    errors: ['not_found'],
  },
  'GET /v2.0/contents/current': {
    access: 'public',
    summary: 'All published content pages without their bodies.',
    response: z.object({ items: z.array(content.omit({ blocks: true })) }),
  },
  'GET /v2.0/regions': {
    access: 'public',
    summary: 'The editable regions of the pages.',
    response: z.object({
      items: z.array(
        z.object({ token: z.string(), enabled: z.boolean(), type: z.string(), contentId: z.int().nullable() }),
      ),
    }),
  },
  'GET /strip_versions/{versionId}/banners': {
    access: 'public',
    summary: 'The banners of a strip.',
    params: z.object({ versionId: idParam }),
    response: z.object({ items: z.array(banner) }),
    errors: ['not_found'],
  },
} as const satisfies EndpointTable
