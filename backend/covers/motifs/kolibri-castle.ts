import type { Motif } from '../cover-design.ts'
import { rounded } from '../rounded.ts'
import { circle, dome, fill, path, polygon, rectangle } from '../svg-shapes.ts'

/** Towers of different heights on a hill. */
export const kolibriCastle: Motif = ({ top, bottom }, { tones: [dark, bright, pale] }, choice) => {
  const height = bottom - top
  const unit = Math.min(78, height / 6.4)
  const foot = bottom - unit * 0.9
  const side = choice.pick([-1, 1])
  const tower = (x: number, tall: number, wide: number, wall: string, roof: string): string => {
    const roofFoot = foot - tall
    const tip = roofFoot - wide * 1.5
    return (
      rectangle(x - wide / 2, roofFoot, wide, tall, fill(wall)) +
      polygon(
        [
          [x - wide * 0.66, roofFoot],
          [x, tip],
          [x + wide * 0.66, roofFoot],
        ],
        fill(roof),
      ) +
      path(
        rounded`M${x} ${tip}v${-unit * 0.5}l${side * unit * 0.55} ${unit * 0.2}l${-side * unit * 0.55} ${unit * 0.2}z`,
        fill(roof),
      ) +
      path(
        rounded`M${x - wide * 0.13} ${roofFoot + wide * 0.9}v${-wide * 0.34}a${wide * 0.13} ${wide * 0.13} 0 0 1 ${wide * 0.26} 0v${wide * 0.34}z`,
        fill(wall === dark ? pale : dark),
      )
    )
  }
  const x = 309
  const wallTop = foot - unit * 1.9
  const battlements = [-1.5, -0.9, -0.3, 0.3, 0.9, 1.5].map((at) =>
    rectangle(x + at * unit - unit * 0.17, wallTop - unit * 0.32, unit * 0.34, unit * 0.34, fill(dark)),
  )
  return (
    circle(x + side * unit * 2.7, top + unit * 0.7, unit * 0.6, fill(pale)) +
    tower(x - side * unit * 0.5, unit * 3.1, unit * 1.1, bright, dark) +
    tower(x + side * unit * 0.75, unit * 2.4, unit * 0.8, pale, dark) +
    rectangle(x - unit * 1.7, wallTop, unit * 3.4, unit * 1.9, fill(dark)) +
    battlements.join('') +
    tower(x - unit * 2, unit * 2.3, unit * 0.95, dark, bright) +
    tower(x + unit * 2, unit * 2.3, unit * 0.95, dark, bright) +
    path(
      rounded`M${x - unit * 0.42} ${foot}v${-unit * 0.8}a${unit * 0.42} ${unit * 0.42} 0 0 1 ${unit * 0.84} 0v${unit * 0.8}z`,
      fill(bright),
    ) +
    dome(x - unit * 2.6, bottom + 2, unit * 1.3, fill(bright)) +
    dome(x + unit * 1.4, bottom + unit * 2.6, unit * 3.9, fill(dark))
  )
}
