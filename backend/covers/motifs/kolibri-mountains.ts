import type { Motif } from '../cover-design.ts'
import { circle, dome, fill, polygon } from '../svg-shapes.ts'

/** Peaks with snow, a sun, and a meadow below. */
export const kolibriMountains: Motif = ({ top, bottom }, { tones: [dark, bright, pale] }, choice) => {
  const height = bottom - top
  const side = choice.pick([-1, 1])
  const peak = (x: number, tall: number, colour: string) => {
    const [tip, half, snow] = [bottom - tall, tall * 0.72, tall * 0.28]
    return (
      polygon(
        [
          [x - half, bottom],
          [x, tip],
          [x + half, bottom],
        ],
        fill(colour),
      ) +
      polygon(
        [
          [x - snow * 0.72, tip + snow],
          [x, tip],
          [x + snow * 0.72, tip + snow],
          [x + snow * 0.24, tip + snow * 0.72],
          [x - snow * 0.2, tip + snow * 1.2],
        ],
        fill(pale),
      )
    )
  }
  const tall = Math.min(400, height * 0.84)
  return (
    circle(309 + side * 196, top + height * 0.16, Math.min(64, height * 0.13), fill(bright)) +
    peak(309 + side * 140, tall * choice.between(0.66, 0.78), bright) +
    peak(309 - side * 80, tall, dark) +
    dome(309 + side * 170, bottom + 130, 270, fill(dark)) +
    dome(309 - side * 220, bottom + 150, 240, fill(bright))
  )
}
