import { useState } from 'react'
import type { Position } from './distance.ts'

/** The visitor's position. It is requested only when the visitor presses the button, and is stored nowhere. */
export const usePosition = () => {
  const [at, setAt] = useState<Position>()
  const [state, setState] = useState<'unknown' | 'asking' | 'known' | 'refused'>('unknown')
  const ask = () => {
    setState('asking')
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) => {
        setAt({ latitude, longitude })
        setState('known')
      },
      () => setState('refused'),
      { timeout: 10_000, maximumAge: 300_000 },
    )
  }
  return { at, state, ask }
}
