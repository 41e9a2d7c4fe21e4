import { useEffect } from 'react'
import { hasTagManager } from '#lib/analytics/has-tag-manager.ts'
import { placeOf } from './rules/page-place.ts'

/**
 * A page that may show a password, an address or an order is loaded anew, so that nothing of a Tag Manager container
 * runs in it.
 */
export const useTagManagerBorder = (): void => {
  useEffect(() => {
    const cross = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null
      if (!link || link.origin !== location.origin || !hasTagManager()) return
      // Nobody answers the press but the browser, which loads the page.
      if (placeOf(link).isPrivate) event.stopPropagation()
    }
    window.addEventListener('click', cross, true)
    return () => window.removeEventListener('click', cross, true)
  }, [])
}
