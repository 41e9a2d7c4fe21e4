import type { PageName } from './pages.ts'
import { uiGuideGroups } from './ui-guide-groups.ts'

/**
 * Pages whose id is one of a few; every other id is not found. In a file of their own, so that no browser loads them.
 */
export const pageIds: Partial<Record<PageName, readonly string[]>> = { '/ui-guide/[id]': uiGuideGroups }
