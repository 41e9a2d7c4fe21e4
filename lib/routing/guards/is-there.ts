import { isUiGuideOpen } from '#lib/env/is-ui-guide-open.ts'
import type { PageMatch } from '../match-page.ts'
import { pageIds } from '#contracts/page-ids.ts'
import { pageOf } from '#contracts/pages.ts'

const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/

/** Whether a page without a resource exists in this shop, and under this id. */
export const isThere = ({ name, id = '' }: PageMatch): boolean => {
  const page = pageOf(name)
  if (page.uiGuide && !isUiGuideOpen()) return false
  if (page.shell) return uuid.test(id)
  return pageIds[name]?.includes(id) ?? true
}
