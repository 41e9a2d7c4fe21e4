import type { Database } from '../../../db/connect.ts'
import { findNamed, type NamedKind } from '../../catalog/service.ts'

/** Of listings that regions hold for, `category:iskola` -> `category:5`: what their pages are known by. */
export const findAddresses = async (db: Database, listings: readonly string[]): Promise<Map<string, string>> => {
  const found = new Map<string, string>()
  for (const listing of new Set(listings)) {
    const [kind = '', key = ''] = listing.split(':')
    const named = (await findNamed(db, kind as NamedKind, [key])).get(key)
    if (!named) continue
    found.set(listing, `${kind === 'author' ? 'brand' : kind}:${named.address}`)
  }
  return found
}
