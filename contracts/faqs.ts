import { z } from 'zod'
import type { EndpointTable } from './endpoint.ts'

const faq = z.object({
  /** Does not change, because it is the anchor of the question on its page. */
  key: z.string(),
  question: z.string(),
  /** Paragraphs with the inline marks of content pages (`contracts/contents.ts`). */
  answer: z.array(z.string()),
})
export type Faq = z.infer<typeof faq>

const faqGroup = z.object({ key: z.string(), name: z.string(), items: z.array(faq) })

const key = z.string().regex(/^[a-z0-9-]{1,60}$/)

export const faqEndpoints = {
  'GET /v2.0/faqs': {
    action: 'contents.read',
    summary: 'Frequently asked questions in their groups; with q those that contain all its words.',
    query: z.object({ q: z.string().trim().max(256).optional(), category: key.optional() }),
    response: z.object({
      items: z.array(faqGroup),
      count: z.int(),
      /** All groups, whatever was searched for. */
      categories: z.array(z.object({ key: z.string(), name: z.string() })),
    }),
  },
} as const satisfies EndpointTable
