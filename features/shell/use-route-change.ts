import { useEffect, useRef } from 'react'

/**
 * Calls when another page follows, to close what is open (spec point 2). The first page is no change: what was opened
 * before the scripts came stays open.
 */
export const useRouteChange = (route: string, onChange: () => void): void => {
  const shown = useRef(route)
  useEffect(() => {
    if (shown.current !== route) onChange()
    shown.current = route
  }, [route, onChange])
}
