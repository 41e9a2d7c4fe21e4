'use client'

import { type ComponentProps, useEffect, useRef, useState } from 'react'
import type { CarouselControls } from './carousel-controls.tsx'

const signs = ['pointermove', 'pointerdown', 'keydown', 'scroll']

/** Carousels start after user activity (spec point 9); until then nothing of them is loaded. */
export const CarouselLoader = (props: Omit<ComponentProps<typeof CarouselControls>, 'track'>) => {
  const place = useRef<HTMLDivElement>(null)
  const [loaded, setLoaded] = useState<{ Controls: typeof CarouselControls; track: Element }>()

  useEffect(() => {
    const end = new AbortController()
    const wake = async () => {
      end.abort()
      const track = place.current?.previousElementSibling
      // A part of the program that does not come costs the buttons, not the banners.
      const part = await import('./carousel-controls.tsx').catch(() => undefined)
      if (part && track) setLoaded({ Controls: part.CarouselControls, track })
    }
    for (const sign of signs) addEventListener(sign, wake, { signal: end.signal, passive: true })
    return () => end.abort()
  }, [])

  return <div ref={place}>{loaded && <loaded.Controls {...props} track={loaded.track} />}</div>
}
