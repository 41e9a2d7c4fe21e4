'use client'

import { useEffect } from 'react'

/** A page says by it where it belongs (`category:12`, `collection:reduced`); the layout above it cannot know. */
export const CurrentEntry = ({ entry }: { entry: string }) => {
  useEffect(() => {
    const link = document.querySelector(`[data-entry="${entry}"]`)
    link?.setAttribute('aria-current', 'true')
    return () => link?.removeAttribute('aria-current')
  }, [entry])
  return null
}
