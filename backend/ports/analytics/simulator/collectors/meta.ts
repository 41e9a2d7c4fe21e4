import { z } from 'zod'
import type { Hit } from '../hits.ts'
import { readText, whyInvalid } from '../read-fields.ts'
import { metaEvent } from './meta-event.ts'

const query = z.looseObject({
  id: z.string().regex(/^\d{6,20}$/, 'is no pixel'),
  ev: z.string(),
  dl: z.url(),
  ts: z.string().regex(/^\d{13}$/, 'is no time'),
  fbp: z.string().regex(/^fb\.\d\.\d+\.\d+$/, 'is no browser'),
})

const numbers = new Set(['value', 'num_items'])

/** A hit of `tr`, with the fields of the event as `cd[name]`. */
export const readMetaHit = (given: Record<string, string>): Hit => {
  const params: Record<string, unknown> = {}
  for (const [key, text] of Object.entries(given)) {
    const [, name] = /^cd\[(\w+)\]$/.exec(key) ?? []
    if (name) params[name] = numbers.has(name) ? Number(text) : readText(text)
  }
  const { id = '', ev: name = '', dl, fbp, fbc, eid } = given
  return {
    provider: 'meta',
    from: 'browser',
    account: id,
    name,
    eventId: eid,
    params: { ...params, page_location: dl, fbp, fbc },
    invalid: whyInvalid(query, given) ?? whyInvalid(metaEvent, { name, params }),
  }
}
