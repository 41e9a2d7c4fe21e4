import { basename } from 'node:path'
import { asc, eq, type SQL, sql } from 'drizzle-orm'
import type { Database } from '../db/connect.ts'
import { products } from '../db/schema/products.ts'
import { publishers } from '../db/schema/publishers.ts'
import { type CoverDesignName, coverDesigns } from './cover-designs.ts'
import type { CoverJob } from './cover-picture.ts'
import { seededChoice } from './seeded-choice.ts'

const isDesign = (key: string): key is CoverDesignName => key in coverDesigns

/** The designs that belong to no imprint. Books of publishers without a design of their own share them. */
const neutral: readonly [CoverDesignName, ...CoverDesignName[]] = ['kolofon', 'szelrozsa', 'dunapart', 'northlight']

export const designOf = (publisher: string, key: string): CoverDesignName =>
  isDesign(publisher) ? publisher : seededChoice(`design/${key}`).pick(neutral)

/** The names in the language of the book; long lists are shortened, as on real covers. */
export const authorsLine = sql<string>`(
  select case when count(*) > 2 then ''
    else coalesce(
      string_agg(c.name->>(case when ${products.language} = 'hu' then 'hu' else 'en' end), ', ' order by pc.position), '')
    end
  from product_contributors pc join contributors c on c.id = pc.contributor_id
  where pc.product_id = ${products.id} and pc.role = 'author')`

/** In the language of the book. */
export const leadLine = sql<string>`${products.lead}->>(case when ${products.language} = 'hu' then 'hu' else 'en' end)`

/** The covers that products need, those of the best-known books first. */
export const selectCoverJobs = async (db: Database, condition: SQL): Promise<CoverJob[]> => {
  const rows = await db
    .select({
      key: products.key,
      path: products.coverPath,
      title: products.title,
      author: authorsLine,
      lead: leadLine,
      publisher: publishers.key,
    })
    .from(products)
    .innerJoin(publishers, eq(publishers.id, products.publisherId))
    .where(condition)
    .orderBy(sql`${products.popularity} desc`, asc(products.id))
  return rows.map(({ key, path, publisher, ...row }) => ({
    ...row,
    design: designOf(publisher, key),
    seed: basename(path),
    file: basename(path),
  }))
}
