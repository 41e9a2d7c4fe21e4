import { asc, eq } from 'drizzle-orm'
import { banners, bannerStrips } from '../../db/schema/content.ts'
import type { Answer } from '../../http/handler.ts'
import type { Context } from '../../http/context.ts'
import { fail, ok, type Result } from '../../http/result.ts'
import { findVariantCards } from '../catalogue/service.ts'

/** A banner whose books are all gone has nothing to show and is left out. */
export const findBanners = async (
  ctx: Context,
  stripId: number,
): Promise<Result<Answer<'GET /strip_versions/{versionId}/banners'>, 'not_found'>> => {
  const [strip] = await ctx.db.select().from(bannerStrips).where(eq(bannerStrips.id, stripId))
  if (!strip) return fail('not_found')
  const rows = await ctx.db.select().from(banners).where(eq(banners.stripId, stripId)).orderBy(asc(banners.position))
  const cards = await findVariantCards(
    ctx,
    rows.flatMap(({ variantIds }) => variantIds),
  )
  const items = rows.map((row) => ({
    id: row.id,
    template: row.template,
    title: row.title[ctx.locale],
    text: row.text[ctx.locale],
    ctaText: row.ctaText[ctx.locale],
    target: { type: row.targetType, id: row.targetId },
    variants: row.variantIds.flatMap((id) => cards.get(id) ?? []),
  }))
  return ok({ items: items.filter(({ variants }) => variants.length > 0) })
}
