import { asc, eq } from 'drizzle-orm'
import type { Banner } from '#contracts/banners.ts'
import type { VariantCard } from '#contracts/variant-cards.ts'
import { banners, stripVersions } from '../../../db/schema/contents.ts'
import type { Context } from '../../../kernel/context.ts'
import type { Answer } from '../../../http/handler.ts'
import { fail, ok, type Result } from '../../../kernel/result.ts'
import { findVariantCards, findVariantsByName } from '../../catalog/service.ts'
import { findCollectionBooks } from '../../listing/service.ts'
import { findShopFacts, nameFacts } from '../../configuration/service.ts'
import { shapeOf } from '../rules/banner-shapes.ts'
import { type Resolve, resolveTargets } from './resolve-targets.ts'
import { servePicture } from './serve-picture.ts'

type Row = typeof banners.$inferSelect

/** One row on wide screens, three on phones. */
const maxCollectionBooks = 6

const findBooks = async (ctx: Context, rows: readonly Row[]): Promise<(row: Row) => Promise<VariantCard[]>> => {
  const ids = await findVariantsByName(
    ctx.recentDb,
    rows.flatMap(({ books }) => books),
  )
  const cards = await findVariantCards(ctx, [...ids.values()])
  return async ({ template, target, books }) =>
    template === 'collection' && target.collection
      ? findCollectionBooks(ctx, target.collection, maxCollectionBooks)
      : books.flatMap((name) => cards.get(ids.get(name) ?? 0) ?? [])
}

const serve = ({ locale }: Context, row: Row, variants: VariantCard[], resolve: Resolve): Banner | undefined => {
  const leads = resolve(row.target)
  const isEmpty = variants.length === 0 && (row.books.length > 0 || row.template === 'collection')
  if (!leads || (isEmpty && !row.picture)) return undefined
  return {
    id: row.id,
    template: row.template,
    title: row.title[locale],
    text: row.text?.[locale] ?? '',
    ctaText: row.ctaText?.[locale] ?? '',
    target: leads.target,
    picture: row.picture && servePicture(row.picture, shapeOf(row.template), locale),
    variants,
  }
}

/** Skips a banner without a target, and one without books and picture. */
export const findBanners = async (
  ctx: Context,
  versionId: number,
): Promise<Result<Answer<'GET /strip_versions/{versionId}/banners'>, 'not_found'>> => {
  const [version] = await ctx.recentDb.select().from(stripVersions).where(eq(stripVersions.id, versionId))
  if (!version || version.publishedAt > ctx.now()) return fail('not_found')
  const rows = await ctx.recentDb
    .select()
    .from(banners)
    .where(eq(banners.versionId, versionId))
    .orderBy(asc(banners.position))
  const resolve = await resolveTargets(
    ctx,
    rows.map(({ target }) => target),
  )
  const booksOf = await findBooks(ctx, rows)
  const items: Banner[] = []
  for (const row of rows) {
    const banner = serve(ctx, row, await booksOf(row), resolve)
    if (banner) items.push(banner)
  }
  return ok({ items: nameFacts(items, await findShopFacts(ctx)) })
}
