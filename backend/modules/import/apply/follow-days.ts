import { sql } from 'drizzle-orm'
import type { ImportServices } from './batch.ts'

/**
 * For variants that have a new day of publication: the mails of those who wait for it, and the first year of a work that
 * was only announced.
 */
export const followDays = async ({ db, jobs }: ImportServices, variantIds: readonly number[]): Promise<void> => {
  if (variantIds.length === 0) return
  await db.execute(sql`
    update works w set first_year = dated.year from (
      select p.work_id, min(extract(year from v.published_on))::int as year
      from variants v join products p on p.id = v.product_id
      where v.id = any(${sql.param([...variantIds])}::int[]) and v.published_on is not null group by p.work_id
    ) dated where dated.work_id = w.id and w.first_year = 0`)
  await jobs.enqueue(db, 'stock-returned', { variantIds: [...variantIds] })
}
