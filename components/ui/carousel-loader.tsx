'use client'

import { type ComponentProps, useEffect, useRef, useState } from 'react'
import type { CarouselControls } from './carousel-controls.tsx'

const signs = ['pointermove', 'pointerdown', 'keydown', 'scroll']
/** About a screen of a phone. */
const nearMargin = '600px'

/**
 * Carousels start after the visitor has done something (spec point 9), and only when they are near the screen. Until
 * then nothing of them is loaded, and the row is one that the browser scrolls.
 */
export const CarouselLoader = (props: Omit<ComponentProps<typeof CarouselControls>, 'track'>) => {
  const place = useRef<HTMLDivElement>(null)
  const [loaded, setLoaded] = useState<{ Controls: typeof CarouselControls; track: HTMLElement }>()

  useEffect(() => {
    const track = place.current?.previousElementSibling
    if (!(track instanceof HTMLElement)) return
    const asleep = new AbortController()
    const mounted = new AbortController()
    const load = async () => {
      // Without its part of the program a carousel has no buttons, but its slides are there.
      const part = await import('./carousel-controls.tsx').catch(() => undefined)
      if (part && !mounted.signal.aborted) setLoaded({ Controls: part.CarouselControls, track })
    }
    const nearness = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return
        nearness.disconnect()
        void load()
      },
      { rootMargin: nearMargin },
    )
    const wake = () => {
      asleep.abort()
      nearness.observe(track)
    }
    for (const sign of signs) addEventListener(sign, wake, { signal: asleep.signal, passive: true })
    return () => {
      asleep.abort()
      mounted.abort()
      nearness.disconnect()
    }
  }, [])

  return <div ref={place}>{loaded && <loaded.Controls {...props} track={loaded.track} />}</div>
}
