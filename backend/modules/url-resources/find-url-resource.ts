import { type ResourceType, withLocale } from '#contracts/resource-paths.ts'
import type { Answer } from '../../http/handler.ts'
import type { Context } from '../../kernel/context.ts'
import { fail, ok, type Result } from '../../kernel/result.ts'
import { selectResource, selectStored, selectVariantOf, type StoredRow, wasGiven } from './queries.ts'
import { type Address, readAddress, readResourcePath } from './rules/read-address.ts'
import { pathsOf } from './rules/resource-row.ts'

type Found = Result<Answer<'GET /url-resource/{url}'>, 'not_found' | 'resource_gone'>

/** The meaning of an address, before its existence is checked. */
interface Meant {
  type: ResourceType
  id: number | null
  key: string
  originalType: ResourceType
}

const meantByStored = ({ resourceType, resourceId, originalType }: StoredRow): Meant | undefined =>
  resourceType === null
    ? undefined
    : { type: resourceType, id: resourceId, key: '', originalType: originalType ?? resourceType }

const meantByPath = ({ path }: Address): Meant | undefined => {
  const read = readResourcePath(path)
  return read && { type: read.type, id: read.id, key: read.address, originalType: read.type }
}

/** An address that leads to a page without a resource. */
const leadTo = (target: string, { locale }: Address, originalType: ResourceType | null): Found =>
  ok({
    resourceType: 'page',
    resourceId: null,
    originalResourceType: originalType ?? 'page',
    context: { locale, address: null, moved: true },
    path: target,
    paths: { hu: target, en: target },
  })

const findMeant = async (
  { db }: Context,
  { locale, path }: Address,
  { type, id, key, originalType }: Meant,
): Promise<Found> => {
  const pagedType = type === 'product' ? 'variant' : type
  const wanted = type === 'product' && id !== null ? await selectVariantOf(db, id) : id
  const row = await selectResource(db, pagedType, wanted, key)
  if (!row) return fail(wanted !== null && (await wasGiven(db, pagedType, wanted)) ? 'resource_gone' : 'not_found')
  // A book that was taken off sale does not come back. A page that is missing for another reason, such as a book
  // without a price, may exist later.
  if (!row.live) return fail(row.ended ? 'resource_gone' : 'not_found')
  const paths = pathsOf(pagedType, row)
  return ok({
    resourceType: pagedType,
    resourceId: row.id,
    originalResourceType: originalType,
    context: { locale, address: row[locale], moved: paths[locale] !== withLocale(path, locale) },
    path: paths[locale],
    paths,
  })
}

/** The entry of an editor for an address comes before the meaning of the address itself. */
export const findUrlResource = async (ctx: Context, url: string): Promise<Found> => {
  const address = readAddress(url)
  if (address.path === '') return fail('not_found')
  const stored = await selectStored(ctx.db, address.path, address.locale)
  if (stored?.kind === 'gone') return fail('resource_gone')
  if (stored?.target) return leadTo(stored.target, address, stored.originalType)
  const meant = stored ? meantByStored(stored) : meantByPath(address)
  return meant ? findMeant(ctx, address, meant) : fail('not_found')
}
