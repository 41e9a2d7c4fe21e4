import type { Motif } from '../cover-design.ts'
import { paintFigure } from '../paint-figure.ts'
import { circle, fill, path, rectangle, stroke } from '../svg-shapes.ts'

/** A steam engine. */
export const kolibriTrain: Motif = ({ top, bottom }, { tones: [dark, bright, pale] }, choice) => {
  const height = bottom - top
  const size = Math.min(190, height * 0.42)
  const puff = choice.between(0.9, 1.15)
  const rail = bottom - 58
  const wheel = (x: number, radius: number) =>
    circle(x, 92 - radius, radius, fill(bright)) + circle(x, 92 - radius, radius * 0.36, fill(dark))
  return (
    paintFigure(
      309,
      rail - size * 0.92,
      size,
      circle(-72, -96, 18 * puff, fill(pale)) +
        circle(-36, -122, 26 * puff, fill(pale)) +
        circle(18, -136, 33 * puff, fill(pale)) +
        path('M-92 -62H-52L-60 -8H-84Z', fill(dark)) +
        rectangle(-108, -16, 150, 74, `${fill(dark)} rx="14"`) +
        rectangle(30, -78, 84, 136, fill(bright)) +
        rectangle(18, -92, 108, 18, fill(dark)) +
        rectangle(48, -56, 48, 42, fill(pale)) +
        path('M-22 -16a16 16 0 0 1 32 0z', fill(bright)) +
        path('M-122 84L-100 50H124V66H-90Z', fill(dark)) +
        wheel(-72, 26) +
        wheel(-10, 26) +
        wheel(72, 40),
    ) +
    path(`M0 ${rail}H600`, stroke(dark, 12)) +
    path(`M10 ${rail + 24}H600`, `${stroke(dark, 16)} stroke-dasharray="34 40"`)
  )
}
