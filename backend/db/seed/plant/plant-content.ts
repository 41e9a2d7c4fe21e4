import type { Database } from '../../connect.ts'
import { shopDay } from '../../../modules/catalogue/rules/shop-day.ts'
import { banners, bannerStrips, contents, regions, stores } from '../../schema/content.ts'
import type { FindVariant } from '../build/find-books.ts'
import { buildSpecialDays } from '../build/build-special-days.ts'
import type { SeedData } from '../read-seed-data.ts'
import { insertRows } from './insert-rows.ts'

const homeStrip = 1

/** Content pages, the home page's banners, and the shops. */
export const plantContent = async (db: Database, data: SeedData, findVariant: FindVariant, now: Date): Promise<void> => {
  await insertRows(
    db,
    contents,
    data.contents.map((content) => ({ ...content, publishedAt: new Date(content.publishedAt) })),
  )
  await db.insert(bannerStrips).values({ key: 'home' })
  await insertRows(
    db,
    banners,
    data.banners.map(({ target, books, ...banner }, position) => ({
      ...banner,
      stripId: homeStrip,
      position,
      targetType: 'collection' in target ? ('collection' as const) : ('variant' as const),
      targetId: 'collection' in target ? target.collection : String(findVariant(target.book)),
      variantIds: books.map(findVariant),
    })),
  )
  await insertRows(db, regions, [
    { token: 'main', type: 'banner_strip', contentId: homeStrip },
    ...['list', 'end', 'cart'].map((token) => ({ token, type: 'banner_strip', enabled: false })),
  ])
  // The web warehouse is the first; the shops' follow in their order.
  await insertRows(
    db,
    stores,
    data.stores.map((store, index) => ({ ...store, warehouseId: index + 2, specialDays: buildSpecialDays(shopDay(now)) })),
  )
}
