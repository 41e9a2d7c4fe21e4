import type { PageName } from './pages.ts'
import { uiGuideGroups } from './ui-guide-groups.ts'

/** Pages with an id that can only be one of a few; anything else is not found. Apart from the pages, so that no browser loads it. */
export const pageIds: Partial<Record<PageName, readonly string[]>> = { '/ui-guide/[id]': uiGuideGroups }
