import { type MenuEntry, menuPlace } from '../menu-place.ts'
import { loadShell } from '../server.ts'

/**
 * A page names its menu entry with this component, because the layout above it cannot know the page. The style sheet
 * (current-entry.css) underlines the entry at the page's first paint; use-menu-hover.ts sets `aria-current` for screen
 * readers.
 */
export const CurrentEntry = async ({ entry }: { entry: MenuEntry }) => {
  const place = menuPlace(entry, (await loadShell()).header)
  return place !== undefined && <span hidden data-current-entry={place} />
}
