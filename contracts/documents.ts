import { z } from 'zod'
import type { EndpointTable } from './endpoint.ts'

const shopDocument = z.object({
  key: z.string(),
  title: z.string(),
  text: z.string().nullable(),
  /** The address of the file, and the name under which it is saved. */
  path: z.string(),
  name: z.string(),
  bytes: z.int(),
  /** Null where the number of pages is unknown. */
  pages: z.int().nullable(),
})
export type ShopDocument = z.infer<typeof shopDocument>

export const documentEndpoints = {
  'GET /v2.0/documents': {
    action: 'contents.read',
    summary: 'PDFs to download, in the requested language and in the order of the editors.',
    response: z.object({ items: z.array(shopDocument) }),
  },
} as const satisfies EndpointTable
