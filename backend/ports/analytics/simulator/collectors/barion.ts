import { z } from 'zod'
import type { Hit } from '../hits.ts'
import { readText, whyInvalid } from '../read-fields.ts'

const query = z.looseObject({
  ba_pixel_id: z.string().regex(/^BP-[\w-]{6,40}$/, 'is no pixel'),
  ev: z.string().regex(/^[a-z]\w{1,39}$/i, 'is no name of an event'),
  url: z.url(),
})

const numbers = new Set(['quantity', 'revenue', 'totalItemPrice', 'unitPrice', 'step'])

/** An event of Barion's pixel, with its properties as `p.name`. */
export const readBarionHit = (given: Record<string, string>): Hit => {
  const params: Record<string, unknown> = {}
  for (const [key, text] of Object.entries(given)) {
    if (!key.startsWith('p.')) continue
    const name = key.slice(2)
    params[name] = numbers.has(name) ? Number(text) : readText(text)
  }
  return {
    provider: 'barion',
    from: 'browser',
    account: given['ba_pixel_id'] ?? '',
    name: given['ev'] ?? '',
    params: { ...params, page_location: given['url'] },
    invalid: whyInvalid(query, given),
  }
}
