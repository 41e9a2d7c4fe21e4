import { z } from 'zod'
import { ga4Event } from './ga4-event.ts'
import type { Hit } from '../hits.ts'
import { numberText, problemOf } from '../read-fields.ts'

/** The short names of an item's fields, see `scripts/ga4-hit.js`. */
const itemFields: Record<string, string> = {
  id: 'item_id',
  nm: 'item_name',
  br: 'item_brand',
  ca: 'item_category',
  c2: 'item_category2',
  va: 'item_variant',
  pr: 'price',
  qt: 'quantity',
  cp: 'coupon',
  ds: 'discount',
  lp: 'index',
  li: 'item_list_id',
  ln: 'item_list_name',
  af: 'affiliation',
  pi: 'promotion_id',
  pn: 'promotion_name',
  cn: 'creative_name',
  cs: 'creative_slot',
}
const numbers = new Set(['price', 'quantity', 'discount', 'index'])

const valueOf = (name: string, text: string): unknown => (numbers.has(name) ? Number(text) : text)

/** `id978…~nmThe title~pr2990~k0publisher~v0The house`; a doubled `~` stands for itself. */
const readItem = (text: string): Record<string, unknown> => {
  const parts = text
    .replaceAll('~~', '\0')
    .split('~')
    .map((part) => part.replaceAll('\0', '~'))
  const valuesOfOwn = new Map(parts.filter((part) => /^v\d/.test(part)).map((part) => [part[1], part.slice(2)]))
  return Object.fromEntries(
    parts.flatMap((part): [string, unknown][] => {
      const field = itemFields[part.slice(0, 2)]
      if (field) return [[field, valueOf(field, part.slice(2))]]
      return /^k\d/.test(part) ? [[part.slice(2), valuesOfOwn.get(part[1])]] : []
    }),
  )
}

const query = z.looseObject({
  v: z.literal('2'),
  tid: z.string().regex(/^(G|GTM)-[A-Z0-9]{4,20}$/, 'is no id of a stream or a container'),
  cid: z.string().regex(/^\d+\.\d+$/, 'is no client'),
  sid: z.string().regex(/^\d+$/, 'is no session'),
  gcs: z.string().regex(/^G1[01]{2}$/, 'says nothing about consent'),
  en: z.string(),
  dl: z.url(),
})

const parametersOf = (given: Record<string, string>): Record<string, unknown> => {
  const found: Record<string, unknown> = {}
  for (const [key, text] of Object.entries(given)) {
    if (key.startsWith('epn.')) found[key.slice(4)] = numberText.safeParse(text).success ? Number(text) : text
    else if (key.startsWith('ep.')) found[key.slice(3)] = text
  }
  if (given['cu']) found['currency'] = given['cu']
  const items = Object.entries(given)
    .filter(([key]) => /^pr\d+$/.test(key))
    .toSorted(([a], [b]) => Number(a.slice(2)) - Number(b.slice(2)))
    .map(([, text]) => readItem(text))
  return items.length > 0 ? { ...found, items } : found
}

/** A hit of `g/collect`, of Analytics or of a container of Tag Manager. */
export const readGa4Hit = (given: Record<string, string>): Hit => {
  const { tid = '', en: name = '', cid, sid, dl, dr, dt, gcs } = given
  const params = parametersOf(given)
  const read = query.safeParse(given)
  const event = ga4Event.safeParse({ name, params })
  return {
    provider: tid.startsWith('GTM-') ? 'tag_manager' : 'ga4',
    from: 'browser',
    account: tid,
    name,
    params: { ...params, client_id: cid, session_id: sid, page_location: dl, page_referrer: dr, page_title: dt },
    consent: gcs,
    invalid: read.success ? (event.success ? undefined : problemOf(event.error)) : problemOf(read.error),
  }
}
