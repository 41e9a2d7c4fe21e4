import { call } from '#lib/api/browser.ts'
import { askOnce } from './ask-once.ts'
import { buildCategoryTree } from './category-tree.ts'

/** Where they cannot be had, the link to the category itself remains. */
export const lowerCategories = askOnce(async (id) => {
  const { items } = await call('GET /categories/{id}/descendants', {
    params: { id: String(id) },
    query: { maxDepth: 2 },
  })
  return buildCategoryTree(items.map((item) => (item.parentId === id ? { ...item, parentId: null } : item)))
})
