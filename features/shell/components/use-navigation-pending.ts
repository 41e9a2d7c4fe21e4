'use client'

import { useSearchParams, useSelectedLayoutSegments } from 'next/navigation'
import { useEffect, useState } from 'react'

const isPlainPress = ({ button, metaKey, ctrlKey, shiftKey, altKey, defaultPrevented }: MouseEvent) =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey && !defaultPrevented

/** A link that leads to another page of the shop, in this tab. */
const leadsAway = (target: EventTarget | null): boolean => {
  const link = target instanceof Element ? target.closest('a') : null
  if (!link || link.target || link.hasAttribute('download') || link.origin !== location.origin) return false
  return link.pathname + link.search !== location.pathname + location.search
}

/** From the press of a link until the page it leads to stands there. */
export const useNavigationPending = (): boolean => {
  const place = `${useSelectedLayoutSegments().join('/')}?${useSearchParams().toString()}`
  const [startedFrom, setStartedFrom] = useState<string>()

  useEffect(() => {
    const start = (event: MouseEvent) => {
      if (isPlainPress(event) && leadsAway(event.target)) setStartedFrom(place)
    }
    // While capturing: Next's own handler prevents the default before the press reaches the document.
    document.addEventListener('click', start, { capture: true })
    return () => document.removeEventListener('click', start, { capture: true })
  }, [place])

  return startedFrom === place
}
