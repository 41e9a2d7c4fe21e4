import type { categories } from '../../db/schema/categories.ts'
import { slugify } from '../../modules/text/rules/slugify.ts'
import type { CategoryNode } from '../data-schemas.ts'

type CategoryRow = typeof categories.$inferInsert & { id: number }

export interface Categories {
  rows: CategoryRow[]
  ofKey: (key: string) => number
  /** The categories of a work that fit an edition, the main one first. */
  ofEdition: (keys: readonly string[], language: string) => number[]
}

/** Books are put into these categories by their language, not by the keys of their work. */
const foreignCategory = 'idegen-nyelvu'
const schoolCategory = 'iskola'

export const buildCategories = (tree: readonly CategoryNode[]): Categories => {
  const rows: CategoryRow[] = []
  const languages = new Map<string, number>()
  const add = (nodes: readonly CategoryNode[], parent: CategoryRow | undefined): void => {
    for (const [position, node] of nodes.entries()) {
      const id = rows.length + 1
      const row: CategoryRow = {
        id,
        key: node.key,
        parentId: parent?.id ?? null,
        path: [...(parent?.path ?? []), id],
        position,
        slug: { hu: slugify(node.name.hu), en: slugify(node.name.en) },
        name: node.name,
        text: node.text ?? null,
        format: node.format ?? null,
      }
      rows.push(row)
      if (node.language) languages.set(node.language, id)
      add(node.children ?? [], row)
    }
  }
  add(tree, undefined)
  const ids = new Map(rows.map((row) => [row.key, row.id]))
  const ofKey = (key: string): number => {
    const id = ids.get(key)
    if (!id) throw new Error(`The catalog names a category that it does not have: ${key}`)
    return id
  }
  const rootOf = (id: number): string | undefined => rows.find((row) => row.id === rows[id - 1]?.path[0])?.key
  const ofEdition = (keys: readonly string[], language: string): number[] => {
    const elsewhere = language === 'hu' ? foreignCategory : schoolCategory
    const others = keys.map(ofKey).filter((id) => rootOf(id) !== elsewhere)
    const ofItsLanguage = languages.get(language)
    return [...new Set([...others, ...(ofItsLanguage ? [ofItsLanguage] : [])])]
  }
  return { rows, ofKey, ofEdition }
}
