import { basename } from 'node:path'
import { and, asc, eq, sql } from 'drizzle-orm'
import type { Database } from '../../db/connect.ts'
import { products } from '../../db/schema/products.ts'
import { publishers } from '../../db/schema/publishers.ts'
import { assets, samplePages } from '../../db/schema/parameters.ts'
import { coverHeight, coverWidth } from '../cover-design.ts'
import type { Picture } from '../../pictures/render-pictures.ts'
import { authorsLine, designOf, leadLine } from '../select-cover-jobs.ts'
import { drawBackCover } from './draw-back-cover.ts'
import { drawSpread } from './draw-spread.ts'
import { readViewPath } from './view-path.ts'

const languageOf = sql`case when ${products.language} = 'hu' then 'hu' else 'en' end`

const selectBook = async (db: Database, key: string, path: string) => {
  const [book] = await db
    .select({
      id: products.id,
      key: products.key,
      coverPath: products.coverPath,
      title: products.title,
      author: authorsLine,
      publisher: publishers.key,
      lead: leadLine,
      description: sql<string>`${products.description}->>(${languageOf})`,
      isbn: sql<string | null>`(
        select isbn from variants v where v.product_id = ${products.id} and v.isbn is not null order by v.id limit 1)`,
    })
    .from(products)
    .innerJoin(publishers, eq(publishers.id, products.publisherId))
    .innerJoin(assets, and(eq(assets.productId, products.id), eq(assets.path, path)))
    .where(eq(products.key, key))
  return book && { ...book, design: designOf(book.publisher, book.key), seed: basename(book.coverPath) }
}

/** The drawing for the address of a view, if the view is among the pictures of a product. */
export const selectView = async (db: Database, path: string): Promise<Picture | undefined> => {
  const { key, view } = readViewPath(path) ?? {}
  const book = key && (await selectBook(db, key, path))
  if (!book) return undefined
  const file = basename(path)
  if (view === 'back') return { file, width: coverWidth, height: coverHeight, draw: () => drawBackCover(book) }
  const pages = await db
    .select({ number: samplePages.number, blocks: samplePages.blocks })
    .from(samplePages)
    .where(eq(samplePages.productId, book.id))
    .orderBy(asc(samplePages.number))
    .limit(2)
  return { file, width: 2 * coverWidth, height: coverHeight, draw: () => drawSpread(book, pages) }
}
