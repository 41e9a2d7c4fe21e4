import type { Motif } from '../cover-design.ts'
import { circle, dome, fill, polygon, rectangle } from '../svg-shapes.ts'

/** One house on a hill, with a tree. */
export const kolibriCottage: Motif = ({ top, bottom }, { tones: [dark, bright, pale] }, choice) => {
  const height = bottom - top
  const side = choice.pick([-1, 1])
  const unit = Math.min(96, height / 5)
  const foot = bottom - unit * 1.05
  const x = 309 - side * unit * 0.5
  const treeX = x + side * unit * 2.1
  return (
    circle(309 + side * unit * 2.2, top + unit * 0.6, unit * 0.52, fill(pale)) +
    rectangle(x + side * unit * 0.7 - unit * 0.17, foot - unit * 2.8, unit * 0.34, unit * 1.2, fill(dark)) +
    rectangle(x - unit, foot - unit * 1.6, unit * 2, unit * 1.8, fill(pale)) +
    polygon(
      [
        [x - unit * 1.35, foot - unit * 1.55],
        [x, foot - unit * 2.9],
        [x + unit * 1.35, foot - unit * 1.55],
      ],
      fill(bright),
    ) +
    rectangle(x - unit * 0.22, foot - unit * 0.85, unit * 0.44, unit, fill(dark)) +
    [-0.62, 0.62]
      .map((at) => rectangle(x + at * unit - unit * 0.2, foot - unit * 1.15, unit * 0.4, unit * 0.44, fill(dark)))
      .join('') +
    rectangle(treeX - unit * 0.08, foot - unit * 1.2, unit * 0.16, unit * 1.6, fill(dark)) +
    circle(treeX, foot - unit * 1.5, unit * 0.72, fill(dark)) +
    dome(x, bottom + unit * 4.2, unit * 5.3, fill(dark))
  )
}
