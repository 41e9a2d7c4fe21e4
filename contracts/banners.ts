import { z } from 'zod'
import { variantCard } from './variant-cards.ts'
import type { EndpointTable } from './endpoint.ts'
import { linkablePages } from './linkable-pages.ts'
import { pagedTypes } from './resource-paths.ts'
import { idParam } from './shop-schemas.ts'

/**
 * The files are `{path}-{one of widths}.avif` and `{path}-{the largest}.jpg`. Width and height are those of the largest
 * file.
 */
export const picture = z.object({
  path: z.string(),
  width: z.int(),
  height: z.int(),
  widths: z.array(z.int()),
  /** Empty for a decorative drawing. */
  alt: z.string(),
})
export type Picture = z.infer<typeof picture>

/**
 * The target of a link: the page of a resource, at `path` in the requested language; a page by its name; or an address
 * outside the shop.
 */
export const target = z.discriminatedUnion('type', [
  z.object({ type: z.enum(pagedTypes), id: z.string(), path: z.string() }),
  z.object({ type: z.literal('page'), id: z.enum(linkablePages) }),
  z.object({ type: z.literal('url'), id: z.url() }),
])
export type Target = z.infer<typeof target>

/**
 * Templates with a book or a picture and a text. Those of one template that follow each other stand in a row or a
 * carousel.
 */
const pictured = ['strip', 'card', 'portrait', 'author', 'shortcut'] as const

/** `collection` shows books of the collection that is its target. `imprints` and `categories` show those of the catalog, `directories` links to the catalog's lists. */
export const bannerTemplates = [
  'hero',
  'feature',
  ...pictured,
  'collection',
  'imprints',
  'categories',
  'directories',
] as const
export type BannerTemplate = (typeof bannerTemplates)[number]

const banner = z.object({
  id: z.int(),
  template: z.enum(bannerTemplates),
  /** The title of a highlighted author has the form `author::book title`. */
  title: z.string(),
  text: z.string(),
  ctaText: z.string(),
  target,
  picture: picture.nullable(),
  variants: z.array(variantCard),
})
export type Banner = z.infer<typeof banner>

export const banners = {
  'GET /strip_versions/{versionId}/banners': {
    action: 'contents.read',
    summary: 'The banners of a strip in one of its versions.',
    params: z.object({ versionId: idParam }),
    response: z.object({ items: z.array(banner) }),
    errors: ['not_found'],
  },
} as const satisfies EndpointTable
