import type { MenuNode } from '#contracts/regions.ts'

/** An entry of the header's row: `category:12`, `collection:reduced`, a page by its name (`authors`). */
export type MenuEntry = `category:${number}` | `collection:${string}` | 'authors' | 'publishers'

/** An entry that leads nowhere itself stands for the first below it. */
const entryOf = ({ target, children }: MenuNode): string | undefined => {
  const leads = target ?? children[0]?.target
  if (leads?.type === 'category') return `category:${leads.id}`
  if (leads?.type === 'collection') return `collection:${leads.id}`
  return leads?.type === 'page' ? leads.id.slice(1) : undefined
}

/** Where in the row it stands, from one; undefined for what has no entry. The row itself: components/category-menu.tsx. */
export const menuPlace = (entry: MenuEntry, row: readonly MenuNode[]): number | undefined =>
  row.map(entryOf).indexOf(entry) + 1 || undefined
