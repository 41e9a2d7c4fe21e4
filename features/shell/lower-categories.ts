import { call } from '#lib/api/browser.ts'
import { buildCategoryTree, type CategoryNode } from './category-tree.ts'

const asked = new Map<number, Promise<CategoryNode[]>>()

const ask = async (id: number): Promise<CategoryNode[]> => {
  const { items } = await call('GET /categories/{id}/descendants', { params: { id: String(id) }, query: { maxDepth: 2 } })
  return buildCategoryTree(items.map((item) => (item.parentId === id ? { ...item, parentId: null } : item)))
}

/** Once in a page for each; a failure leaves the link to the category itself, and the next opening asks again. */
export const lowerCategories = (id: number): Promise<CategoryNode[]> => {
  const known = asked.get(id)
  if (known) return known
  const answer = ask(id).catch(() => {
    asked.delete(id)
    return []
  })
  asked.set(id, answer)
  return answer
}
