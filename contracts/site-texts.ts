import { z } from 'zod'
import type { EndpointTable } from './endpoint.ts'
import { localeSchema } from './shop-schemas.ts'

const seo = z.object({
  resourceType: z.literal('global'),
  /** The name of the shop beside every title; `%s` is replaced by the title of the page. */
  titleTemplate: z.string().nullable(),
  /** The title of the home page, and of pages without a title. */
  title: z.string().nullable(),
  description: z.string().nullable(),
  /** The picture for shared links of pages without a picture of their own. */
  image: z.string().nullable(),
})
export type Seo = z.infer<typeof seo>

/** Texts of editors that replace texts of the program. */
export const siteTexts = {
  'GET /v2.0/seos': {
    action: 'contents.read',
    summary: 'The global SEO entry, if the shop has one.',
    response: z.object({ items: z.array(seo) }),
  },
  'GET /v2.0/translations': {
    action: 'contents.read',
    summary: 'Texts that replace the built-in ones, in the requested languages.',
    query: z.object({ locales: z.string().regex(/^(hu|en)(,(hu|en))?$/) }),
    response: z.array(z.object({ locale: localeSchema, key: z.string(), value: z.string() })),
  },
} as const satisfies EndpointTable
