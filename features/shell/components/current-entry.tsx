'use client'

import { useEffect } from 'react'
import { useCurrentEntry } from '../store.ts'

/** A page says by it where it belongs; the layout above it cannot know. */
export const CurrentEntry = ({ entry }: { entry: string }) => {
  useEffect(() => {
    useCurrentEntry.setState({ key: entry })
    return () => useCurrentEntry.setState({ key: '' })
  }, [entry])
  return null
}
