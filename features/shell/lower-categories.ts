import { call } from '#lib/api/browser.ts'
import { requestOnce } from './request-once.ts'
import { buildCategoryTree } from './category-tree.ts'

/** Without an answer the link to the category itself remains. */
export const lowerCategories = requestOnce(async (id) => {
  const { items } = await call('GET /categories/{id}/descendants', {
    params: { id: String(id) },
    query: { maxDepth: 2 },
  })
  return buildCategoryTree(items.map((item) => (item.parentId === id ? { ...item, parentId: null } : item)))
})
