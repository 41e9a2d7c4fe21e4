import type { Motif } from '../cover-design.ts'
import { paintFigure } from '../paint-figure.ts'
import { circle, fill, path } from '../svg-shapes.ts'

/** A horse's head and neck from the side, which rise from the lower edge. */
export const kolibriHorse: Motif = ({ top, bottom }, { tones: [dark, bright, pale] }, choice) => {
  const radius = Math.min(168, (bottom - top) / 2.5)
  const sun = choice.between(0.36, 0.5) * radius
  return (
    circle(128, top + radius * 0.6, sun, fill(pale)) +
    paintFigure(
      318,
      bottom - radius * 1.06,
      radius,
      path('M8 -118Q116 -112 124 20L128 112H70Z', fill(bright)) +
        path(
          'M2 -140L-18 -104Q-62 -66 -104 14Q-120 46 -92 62Q-62 74 -44 44Q-18 24 8 22Q10 74 -34 112H108Q104 -60 24 -104Z',
          fill(dark),
        ) +
        path('M2 -140Q-44 -112 -40 -62Q-18 -76 24 -104Z', fill(bright)) +
        circle(-28, -44, 8, fill(pale)) +
        circle(-88, 40, 6, fill(pale)),
    )
  )
}
