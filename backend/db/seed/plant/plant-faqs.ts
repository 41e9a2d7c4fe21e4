import type { Database } from '../../connect.ts'
import { faqCategories, faqs } from '../../schema/faqs.ts'
import type { SeedData } from '../read-seed-data.ts'
import { insertRows } from './insert-rows.ts'

/** Questions in their groups, in the order of the file. */
export const plantFaqs = async (db: Database, data: Pick<SeedData, 'faqs'>): Promise<void> => {
  for (const [position, { key, name, items }] of data.faqs.entries()) {
    const [category] = await db.insert(faqCategories).values({ key, name, position }).returning({ id: faqCategories.id })
    if (category) await insertRows(db, faqs, items.map((item, index) => ({ ...item, position: index, categoryId: category.id })))
  }
}
