import { z } from 'zod'
import type { EndpointTable } from './endpoint.ts'

const socialNetworks = ['facebook', 'instagram', 'tiktok', 'blog'] as const
export type SocialNetwork = (typeof socialNetworks)[number]

/** Named with a publisher prefix (spec point 3): `kolofon_facebook` is the shop's own, `kolibri_instagram` the imprint's. */
export const socialIconEntry = z.object({
  name: z.string().regex(/^[a-z0-9-]+_(?:facebook|instagram|tiktok|blog)$/),
  url: z.url({ protocol: /^https$/ }),
})

const socialIcon = socialIconEntry.extend({ publisher: z.string(), icon: z.enum(socialNetworks) })
export type SocialIcon = z.infer<typeof socialIcon>

export const socialIconEndpoints = {
  'GET /social_icons': {
    action: 'contents.read',
    summary: 'Links to the pages of the shop and its imprints in social networks.',
    response: z.object({ items: z.array(socialIcon) }),
  },
} as const satisfies EndpointTable
