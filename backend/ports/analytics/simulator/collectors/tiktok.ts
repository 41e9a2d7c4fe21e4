import { z } from 'zod'
import type { Hit } from '../hits.ts'
import { currencyCode, problemOf, readText } from '../read-fields.ts'

const body = z.looseObject({
  event: z.string().min(1),
  event_id: z.string(),
  timestamp: z.iso.datetime(),
  context: z.looseObject({
    user: z.looseObject({ anonymous_id: z.string().min(1) }),
    pixel: z.looseObject({ code: z.string().regex(/^[A-Z0-9]{10,40}$/, 'is no pixel') }),
    page: z.looseObject({ url: z.url() }),
  }),
  properties: z.looseObject({
    value: z.number().optional(),
    currency: currencyCode.optional(),
    contents: z.array(z.looseObject({ content_id: z.string().min(1) })).optional(),
  }),
})

/** An event of TikTok's pixel. */
export const readTikTokHit = (text: string): Hit => {
  const read = body.safeParse(readText(text))
  if (!read.success)
    return { provider: 'tiktok', from: 'browser', account: '', name: '', params: {}, invalid: problemOf(read.error) }
  const { event, event_id: eventId, context, properties } = read.data
  return {
    provider: 'tiktok',
    from: 'browser',
    account: context.pixel.code,
    name: event,
    eventId: eventId || undefined,
    params: { ...properties, page_location: context.page.url },
  }
}
