import type { Services } from '../../http/context.ts'
import { selectVariantIds } from './queries.ts'

/** The product's own pages; listings that show its stars follow when they are made anew. */
export const announceRatings = async ({ db, jobs }: Pick<Services, 'db' | 'jobs'>, productId: number): Promise<void> => {
  const variantIds = await selectVariantIds(db, productId)
  await jobs.enqueue(db, 'announce-change', {
    tags: [`product:${productId}`, ...variantIds.map((id) => `variant:${id}`)],
  })
}
