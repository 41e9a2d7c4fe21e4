import type { CategoryForm } from '../../setup/form/section-forms.ts'

/** A category of the shop, by its key. */
interface SeededCategory {
  id: number
  key: string
  /** The ids from the root to the category itself. */
  path: number[]
}

export interface Categories {
  ofKey: (key: string) => number
  /** The categories of a work that fit an edition, the main one first. */
  ofEdition: (keys: readonly string[], language: string) => number[]
}

/** Books are put into these categories by their language, not by the keys of their work. */
const foreignCategory = 'idegen-nyelvu'
const schoolCategory = 'iskola'

const all = (tree: readonly CategoryForm[]): CategoryForm[] =>
  tree.flatMap((category) => [category, ...all(category.children ?? [])])

export const buildCategories = (tree: readonly CategoryForm[], rows: readonly SeededCategory[]): Categories => {
  const byKey = new Map(rows.map((row) => [row.key, row]))
  const keys = new Map(rows.map(({ id, key }) => [id, key]))
  const languages = new Map(all(tree).flatMap(({ key, language }) => (language ? [[language, key] as const] : [])))
  const find = (key: string): SeededCategory => {
    const row = byKey.get(key)
    if (!row) throw new Error(`The catalog names a category that it does not have: ${key}`)
    return row
  }
  return {
    ofKey: (key) => find(key).id,
    ofEdition: (wanted, language) => {
      const elsewhere = language === 'hu' ? foreignCategory : schoolCategory
      const others = wanted.map(find).filter(({ path }) => keys.get(path[0] ?? 0) !== elsewhere)
      const ofItsLanguage = languages.get(language)
      return [...new Set([...others, ...(ofItsLanguage ? [find(ofItsLanguage)] : [])].map(({ id }) => id))]
    },
  }
}
