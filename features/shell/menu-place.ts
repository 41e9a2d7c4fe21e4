import type { Shell } from './server.ts'

/** An entry of the category row: `category:12`, `authors`, `publishers`, `collection:reduced`. */
export type MenuEntry = `category:${number}` | 'authors' | 'publishers' | `collection:${string}`

/** Where in the row it stands, from one; undefined for what has no entry. The row itself: components/category-menu.tsx. */
export const menuPlace = (entry: MenuEntry, { categories, imprints }: Pick<Shell, 'categories' | 'imprints'>): number | undefined => {
  const row: MenuEntry[] = [
    ...categories.map(({ id }): MenuEntry => `category:${id}`),
    'authors',
    ...(imprints.length > 0 ? (['publishers'] as const) : []),
    'collection:reduced',
  ]
  return row.indexOf(entry) + 1 || undefined
}
