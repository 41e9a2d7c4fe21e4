import { basename, join } from 'node:path'
import { asc, eq, sql } from 'drizzle-orm'
import type { Logger } from 'pino'
import { type CoverDesignName, coverDesigns } from '../../covers/draw-cover.ts'
import { renderCovers } from '../../covers/render-covers.ts'
import type { Database } from '../connect.ts'
import { products, publishers } from '../schema/catalogue.ts'

const isDesign = (key: string): key is CoverDesignName => key in coverDesigns

/** On the cover, as on real ones: the names in the language of the book, and no crowd. */
const authorsLine = sql<string>`(
  select case when count(*) > 2 then ''
    else coalesce(
      string_agg(c.name->>(case when ${products.language} = 'hu' then 'hu' else 'en' end), ', ' order by pc.position), '')
    end
  from product_contributors pc join contributors c on c.id = pc.contributor_id
  where pc.product_id = ${products.id} and pc.role = 'author')`

/** Draws the covers that are not in the assets' folder yet, the best known books first. */
export const renderMissingCovers = async (db: Database, assets: string, log: Logger): Promise<void> => {
  const rows = await db
    .select({
      key: products.key,
      path: products.coverPath,
      title: products.title,
      author: authorsLine,
      design: publishers.key,
    })
    .from(products)
    .innerJoin(publishers, eq(publishers.id, products.publisherId))
    .orderBy(sql`${products.popularity} desc`, asc(products.id))
  const covers = rows.flatMap(({ path, design, ...row }) =>
    path.startsWith('/assets/covers/') && isDesign(design) ? [{ ...row, design, file: basename(path) }] : [],
  )
  const started = performance.now()
  await renderCovers(covers, join(assets, 'covers'), {
    onProgress: (done, total) => {
      if (done % 100 === 0 || done === total)
        log.info({ done, total, seconds: Math.round((performance.now() - started) / 1000) }, 'covers')
    },
  })
}
