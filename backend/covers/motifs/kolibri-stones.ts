import type { Motif } from '../cover-design.ts'
import { rounded } from '../rounded.ts'
import { circle, dome, fill, rectangle } from '../svg-shapes.ts'

/** A cube with soft corners, turned a little. */
function block(x: number, y: number, size: number, angle: number, colour: string): string {
  const place = rounded`transform="rotate(${angle} ${x} ${y})" rx="${size * 0.22}"`
  return rectangle(x - size / 2, y - size / 2, size, size, `${fill(colour)} ${place}`)
}

export const kolibriStones: Motif = ({ top, bottom }, { tones: [dark, bright, pale] }, choice) => {
  const height = bottom - top
  const side = choice.pick([-1, 1])
  const unit = Math.min(100, (height - 80) / 5.9)
  const foot = bottom - 60
  // A tower of stones, each moved a little to one side.
  const x = 309 - side * choice.between(10, 50)
  const big = unit * choice.between(1.3, 1.5)
  const small = unit * choice.between(0.78, 0.92)
  const smallX = x + side * unit * 0.3
  const smallY = foot - 2 * big - small * 0.94
  const cube = unit * 0.92
  return (
    circle(x + side * unit * 2.05, foot - unit * 0.66, unit * 0.66, fill(bright)) +
    dome(x - side * unit * 2.2, foot, unit * 0.92, fill(pale)) +
    circle(x, foot - big, big, fill(dark)) +
    dome(x, foot - big * 0.74, big * 0.52, fill(pale)) +
    circle(smallX, smallY, small, fill(dark)) +
    block(smallX - side * small * 0.1, smallY - small - cube * 0.52, cube, choice.between(-9, 9), bright) +
    circle(smallX + side * small * 0.3, smallY - small * 0.1, small * 0.24, fill(pale)) +
    rectangle(0, foot, 600, bottom - foot, fill(dark))
  )
}
