import { type MenuEntry, menuPlace } from '../menu-place.ts'
import { loadShell } from '../server.ts'

/**
 * A page says by it where it belongs; the layout above it cannot know. The style sheet (current-entry.css) underlines
 * the entry with the page's first paint, use-menu-hover.ts tells it to who listens.
 */
export const CurrentEntry = async ({ entry }: { entry: MenuEntry }) => {
  const place = menuPlace(entry, (await loadShell()).header)
  return place !== undefined && <span hidden data-current-entry={place} />
}
