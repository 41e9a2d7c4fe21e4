import { and, asc, eq, type SQL } from 'drizzle-orm'
import type { Asset, ImageAsset } from '#contracts/product-page.ts'
import { assets } from '../../../db/schema/parameters.ts'
import type { Context } from '../../../kernel/context.ts'
import { fail, ok, type Result } from '../../../kernel/result.ts'
import { selectCards } from '../variants/select-cards.ts'

/** Pictures, samples, films and documents of a product, in their order. */
export const selectAssets = async (
  { recentDb, locale }: Context,
  productId: number,
  condition?: SQL,
): Promise<Asset[]> => {
  const rows = await recentDb
    .select()
    .from(assets)
    .where(and(eq(assets.productId, productId), condition))
    .orderBy(asc(assets.position), asc(assets.id))
  return rows.map(({ title, ...row }) => ({ ...row, title: title[locale] }))
}

/** A picture of unknown size gets the size of a cover. */
const usualSize = { width: 640, height: 960 }

export const findImages = async (ctx: Context, id: number): Promise<Result<{ items: ImageAsset[] }, 'not_found'>> => {
  const card = (await selectCards(ctx, [id])).get(id)
  if (!card) return fail('not_found')
  const images = await selectAssets(ctx, card.productId, eq(assets.kind, 'image'))
  return ok({
    items: [
      { ...card.cover, title: card.title, isDefault: true },
      ...images.map(({ path, title, width, height }) => ({
        path,
        title,
        width: width ?? usualSize.width,
        height: height ?? usualSize.height,
        isDefault: false,
      })),
    ],
  })
}
