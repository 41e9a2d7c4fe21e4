import type { MenuNode } from '#contracts/regions.ts'

/** An entry of the header's row: `category:12`, `collection:reduced`, or the name of a page (`authors`). */
export type MenuEntry = `category:${number}` | `collection:${string}` | 'authors' | 'publishers'

/** An entry without a page of its own stands for the first entry below it. */
const entryOf = ({ target, children }: MenuNode): string | undefined => {
  const leads = target ?? children[0]?.target
  if (leads?.type === 'category') return `category:${leads.id}`
  if (leads?.type === 'collection') return `collection:${leads.id}`
  return leads?.type === 'page' ? leads.id.slice(1) : undefined
}

/**
 * The place of the entry in the row, beginning with one; undefined for a page without an entry. The row:
 * components/category-menu.tsx.
 */
export const menuPlace = (entry: MenuEntry, row: readonly MenuNode[]): number | undefined =>
  row.map(entryOf).indexOf(entry) + 1 || undefined
