import { type SQL, sql } from 'drizzle-orm'
import type { Context } from '../../../../kernel/context.ts'
import { createCatalogIndex } from '../../../catalog-index/rules/catalog-index.ts'
import { putProduct } from '../../../catalog-index/rules/entries.ts'
import { runValues } from '../../../catalog-index/rules/runs.ts'
import { renewWordSlots } from '../../../catalog-index/rules/word-slots.ts'
import { type CatalogIndex, columnNames } from '../../../catalog-index/service.ts'

/** What an index knows of the names of one product. */
interface NamesRow {
  productId: number
  names: string
  titleLength: number
  nameWords: string
  seriesWords: string
  creditWords: string
  [column: string]: unknown
}

const wordsWith = (weights: SQL): SQL => sql`array_to_string(tsvector_to_array(ts_filter(words, ${weights})), ' ') `

/** @param chosen a relation of ids of products */
export const selectNames = async ({ db }: Context, chosen: SQL): Promise<NamesRow[]> => {
  const { rows } = await db.execute<NamesRow>(sql`/* planned for these words */
    select product_id as "productId", names, title_length as "titleLength",
      ${wordsWith(sql`'{a}'`)} as "nameWords", ${wordsWith(sql`'{b}'`)} as "seriesWords", ${wordsWith(sql`'{c}'`)} as "creditWords"
    from product_names where product_id in (${chosen}) order by product_id`)
  return rows
}

const wordsIn = (list: string): string[] => (list ? list.split(' ') : [])

/**
 * An index of some products with their names, which the large one lacks: what ranks books there ranks them here, too.
 * Everything else that an answer needs comes from the large one. A product that it does not have is left out.
 */
export const smallIndex = async ({ entries }: CatalogIndex, rows: Iterable<NamesRow>): Promise<CatalogIndex> => {
  const small = createCatalogIndex(columnNames)
  for (const { productId: id, names, titleLength, nameWords, seriesWords, creditWords } of rows) {
    const slot = entries.slots.get(id)
    if (slot === undefined) continue
    putProduct(small.entries, {
      id,
      columns: { popularity: entries.columns.popularity[slot] ?? 0, titleLengths: titleLength },
      sortKey: '',
      names,
      words: { name: wordsIn(nameWords), series: wordsIn(seriesWords), credits: wordsIn(creditWords) },
      people: [],
      categories: [],
      variants: runValues(entries.variants, slot),
    })
  }
  await renewWordSlots(small.entries.terms, small.entries.size)
  return small
}
