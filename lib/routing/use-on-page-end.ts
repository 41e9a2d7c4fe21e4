import { useSelectedLayoutSegments } from 'next/navigation'
import { useEffect, useEffectEvent } from 'react'

/** For a part of a layout: calls `end` when another page follows, and when the layout goes. */
export const useOnPageEnd = (end: () => void): void => {
  const route = useSelectedLayoutSegments().join('/')
  const onEnd = useEffectEvent(end)
  // oxlint-disable-next-line react/exhaustive-effect-dependencies, react/exhaustive-deps -- another route is another page
  useEffect(() => () => onEnd(), [route])
}
