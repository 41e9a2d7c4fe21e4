import { z } from 'zod'
import { target } from './banners.ts'
import type { EndpointTable } from './endpoint.ts'
import { idParam } from './shop-schemas.ts'

/**
 * Places for editors: home, listings, below every page, cart; and the menus: the main one, the small one above it, the
 * footer's.
 */
export const regionTokens = ['main', 'list', 'end', 'cart', 'header', 'top', 'footer'] as const
export type RegionToken = (typeof regionTokens)[number]
export const menuTokens = ['header', 'top', 'footer'] as const satisfies readonly RegionToken[]

/** The resources whose listings can have a region of their own. */
const listedTypes = ['category', 'collection', 'publisher', 'brand'] as const
export type ListedType = (typeof listedTypes)[number]

const region = z.object({
  token: z.enum(regionTokens),
  enabled: z.boolean(),
  type: z.enum(['banner_strip', 'menu', 'content']),
  contentId: z.int(),
  /** The current version of the banner strip. */
  versionId: z.int().nullable(),
  /** Whether the region holds only for the requested page (or for a category above it), and not for all pages. */
  contentAware: z.boolean(),
})
export type Region = z.infer<typeof region>

export interface MenuNode {
  title: string
  note: string | null
  target: z.infer<typeof target> | null
  children: MenuNode[]
  /** The category whose subcategories belong below the entry. They are requested when the entry is opened. */
  expands: number | null
  /** The current version of the strip beside the entries below. */
  bannerStrip: { versionId: number } | null
}

const menuNode: z.ZodType<MenuNode, MenuNode> = z.object({
  title: z.string(),
  note: z.string().nullable(),
  target: target.nullable(),
  get children() {
    return z.array(menuNode)
  },
  expands: z.int().nullable(),
  bannerStrip: z.object({ versionId: z.int() }).nullable(),
})

export const regions = {
  'GET /v2.0/regions': {
    action: 'contents.read',
    summary: 'The regions that are switched on. For the resource of a listing each region is the most special one.',
    query: z.object({
      token: z.enum(regionTokens).optional(),
      resourceType: z.enum(listedTypes).optional(),
      /** The number of a category or author, or the key of a collection or publisher. */
      resourceId: z
        .string()
        .regex(/^[a-z0-9-]{1,80}$/)
        .optional(),
    }),
    response: z.object({ items: z.array(region) }),
  },
  'GET /v2.0/menus/{id}': {
    action: 'contents.read',
    summary: 'A menu with the entries below its entries. Entries without a target are left out.',
    params: z.object({ id: idParam }),
    response: z.object({ id: z.int(), nodes: z.array(menuNode) }),
    errors: ['not_found'],
  },
} as const satisfies EndpointTable
