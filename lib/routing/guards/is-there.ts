import { isUiGuideOpen } from '#lib/env/is-ui-guide-open.ts'
import type { PageMatch } from '../match-page.ts'
import { pages } from '../pages.ts'

const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/

/** Whether a page that no resource stands behind is shown in this shop, and under this id. */
export const isThere = ({ name, id = '' }: PageMatch): boolean => {
  const page = pages[name]
  if (page.layout === 'ui-guide' && !isUiGuideOpen()) return false
  if ('shell' in page) return uuid.test(id)
  return !('ids' in page) || page.ids.some((one) => one === id)
}
