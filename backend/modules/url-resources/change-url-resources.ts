import { and, eq } from 'drizzle-orm'
import { type PagedType, resourcePaths, withLocale } from '#contracts/resource-paths.ts'
import type { Locale } from '#contracts/shop.ts'
import { inTransaction } from '../../kernel/in-transaction.ts'
import { urlResources } from '../../db/schema/url-resources.ts'
import type { Services } from '../../kernel/context.ts'
import { fail, ok, type Result } from '../../kernel/result.ts'
import { announceAddresses } from './announce-addresses.ts'
import { findTarget, type Target } from './find-target.ts'
import { selectResource } from './queries.ts'
import { readAddress, readResourcePath } from './rules/read-address.ts'

type Ctx = Pick<Services, 'db' | 'now'>

const pathsWithId = new Set(Object.values(resourcePaths).flatMap((words) => Object.values<string>(words)))

/** Sets the pretty path of a resource in a language. An earlier one redirects to the new one. */
export const setPrettyPath = (
  ctx: Ctx,
  { type, id, locale, path: url }: { type: PagedType; id: number; locale: Locale; path: string },
): Promise<Result<{ path: string }, 'item_not_found' | 'invalid_data_provided'>> =>
  inTransaction(ctx, async (tx) => {
    const { path } = readAddress(url)
    if (path === '' || pathsWithId.has(path.split('/')[0] ?? '')) return fail('invalid_data_provided')
    if (!(await selectResource(tx.db, type, id, ''))) return fail('item_not_found')
    const its = and(
      eq(urlResources.resourceType, type),
      eq(urlResources.resourceId, id),
      eq(urlResources.locale, locale),
      eq(urlResources.kind, 'pretty'),
    )
    const taken = await tx.db
      .delete(urlResources)
      .where(and(eq(urlResources.path, path), eq(urlResources.locale, locale)))
      .returning()
    await tx.db.update(urlResources).set({ kind: 'redirect' }).where(its)
    await tx.db
      .insert(urlResources)
      .values({ locale, path, kind: 'pretty', resourceType: type, resourceId: id, createdAt: tx.now() })
    await announceAddresses(tx.db, [...taken, { kind: 'pretty', resourceType: type, resourceId: id }])
    return ok({ path: withLocale(path, locale) })
  })

const valuesOf = (target: Target | null) => {
  if (target === null) return { kind: 'gone' as const, resourceType: null, resourceId: null, target: null }
  return 'path' in target
    ? { kind: 'redirect' as const, resourceType: null, resourceId: null, target: target.path }
    : { kind: 'redirect' as const, resourceType: target.type, resourceId: target.id, target: null }
}

/**
 * Redirects an old address to `to`, or marks it as gone (null). The final target of `to` is written, so that no chain of
 * redirects arises, neither here nor for the redirects that led to `from`.
 */
export const setRedirect = (
  ctx: Ctx,
  from: string,
  to: string | null,
): Promise<Result<null, 'invalid_data_provided' | 'item_not_found'>> =>
  inTransaction(ctx, async (tx) => {
    const { locale, path } = readAddress(from)
    const target = to === null ? null : await findTarget(tx.db, to)
    if (target === undefined) return fail('item_not_found')
    const leadsToItself = target !== null && 'path' in target && target.path === withLocale(path, locale)
    if (path === '' || leadsToItself) return fail('invalid_data_provided')
    const originalType = readResourcePath(path)?.type ?? null
    const values = { ...valuesOf(target), originalType }
    const before = await tx.db
      .select()
      .from(urlResources)
      .where(and(eq(urlResources.locale, locale), eq(urlResources.path, path)))
    await tx.db
      .insert(urlResources)
      .values({ locale, path, ...values, createdAt: tx.now() })
      .onConflictDoUpdate({ target: [urlResources.locale, urlResources.path], set: values })
    await tx.db
      .update(urlResources)
      .set(valuesOf(target))
      .where(eq(urlResources.target, withLocale(path, locale)))
    await announceAddresses(tx.db, before)
    return ok(null)
  })

/** @returns whether there was one */
export const removeAddress = ({ db: whole }: Pick<Ctx, 'db'>, from: string): Promise<boolean> =>
  whole.transaction(async (db) => {
    const { locale, path } = readAddress(from)
    const its = and(eq(urlResources.locale, locale), eq(urlResources.path, path))
    const removed = await db.delete(urlResources).where(its).returning()
    await announceAddresses(db, removed)
    return removed.length > 0
  })
