import type { Category } from '#contracts/categories.ts'

export interface CategoryNode {
  id: number
  path: string
  name: string
  children: CategoryNode[]
}

/** Turns the flat list of the API (parents before children) into a tree. Menus leave out empty categories. */
export const buildCategoryTree = (items: readonly Category[]): CategoryNode[] => {
  const nodes = new Map<number, CategoryNode>()
  const roots: CategoryNode[] = []
  for (const { id, path, name, parentId, count } of items) {
    if (count === 0) continue
    const node: CategoryNode = { id, path, name, children: [] }
    nodes.set(id, node)
    const siblings = parentId === null ? roots : nodes.get(parentId)?.children
    siblings?.push(node)
  }
  return roots
}
