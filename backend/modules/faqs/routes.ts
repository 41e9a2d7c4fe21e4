import type { faqEndpoints } from '#contracts/faqs.ts'
import type { Handlers } from '../../http/handler.ts'
import { ok } from '../../kernel/result.ts'
import { findFaqs } from './service.ts'

export const faqRoutes: Handlers<keyof typeof faqEndpoints> = {
  'GET /v2.0/faqs': async (ctx, { query }) => ok(await findFaqs(ctx, query)),
}
