import type { Motif } from '../cover-design.ts'
import { rounded } from '../rounded.ts'
import { circle, dome, fill, path, rectangle } from '../svg-shapes.ts'

/** Mushrooms with doors and windows. */
export const kolibriMushrooms: Motif = ({ top, bottom }, { tones: [dark, bright, pale] }, choice) => {
  const height = bottom - top
  const side = choice.pick([-1, 1])
  const foot = bottom - 64
  const mushroom = (x: number, tall: number, cap: string, dots: string): string => {
    const radius = tall * 0.46
    const brim = foot - tall + radius
    const stem = radius * 0.34
    return (
      path(rounded`M${x - stem} ${brim}h${stem * 2}l${stem * 0.4} ${foot - brim + 8}h${-stem * 2.8}z`, fill(pale)) +
      dome(x, brim, radius, fill(cap)) +
      [
        [-0.5, -0.28, 0.13],
        [0.02, -0.62, 0.17],
        [0.52, -0.3, 0.11],
      ]
        .map(([dx = 0, dy = 0, size = 0]) => circle(x + dx * radius, brim + dy * radius, size * radius, fill(dots)))
        .join('')
    )
  }
  const tall = Math.min(330, height * 0.78)
  const door = tall * 0.075
  return (
    mushroom(309 - side * 190, tall * choice.between(0.36, 0.44), dark, bright) +
    mushroom(309 + side * 178, tall * choice.between(0.5, 0.58), dark, bright) +
    mushroom(309 - side * 14, tall, bright, pale) +
    path(
      rounded`M${309 - side * 14 - door} ${foot}v${-door * 1.7}a${door} ${door} 0 0 1 ${door * 2} 0v${door * 1.7}z`,
      fill(dark),
    ) +
    rectangle(0, foot, 600, bottom - foot, fill(dark))
  )
}
