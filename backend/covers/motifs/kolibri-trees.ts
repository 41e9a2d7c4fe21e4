import type { Motif } from '../cover-design.ts'
import { rounded } from '../rounded.ts'
import { circle, coverLine, dome, fill, path, polygon, rectangle, spread } from '../svg-shapes.ts'

const fir = (x: number, foot: number, height: number, colour: string, cap?: string): string => {
  const half = height * 0.3
  const tier = (base: number, wide: number, tip: number) =>
    rounded`M${x - half * wide} ${base}L${x} ${tip}L${x + half * wide} ${base}Z`
  const top = foot - height
  return (
    rectangle(x - 7, foot - height * 0.16, 14, height * 0.16, fill(colour)) +
    path(
      tier(foot - height * 0.12, 1, foot - height * 0.62) +
        tier(foot - height * 0.4, 0.8, foot - height * 0.82) +
        tier(foot - height * 0.66, 0.58, top),
      fill(colour),
    ) +
    (cap === undefined
      ? ''
      : polygon(
          [
            [x - half * 0.29, top + height * 0.17],
            [x, top],
            [x + half * 0.29, top + height * 0.17],
          ],
          fill(cap),
        ))
  )
}

const round = (x: number, foot: number, height: number, colour: string, trunk: string): string =>
  rectangle(x - 8, foot - height * 0.5, 16, height * 0.5, fill(trunk)) +
  circle(x, foot - height * 0.66, height * 0.3, fill(colour))

/** Firs and round trees, one behind the other. */
export const kolibriForest: Motif = ({ left, top, right, bottom }, { tones: [dark, bright, pale] }, choice) => {
  const height = bottom - top
  const tall = Math.min(330, height * 0.8)
  const foot = bottom - 66
  const first = choice.whole(0, 1)
  const trees = spread(5, left + 50, right - 56).map((x, index) => {
    const grown = tall * choice.between(0.72, 1)
    return (index + first) % 2 ? round(x, foot, grown * 0.86, bright, dark) : fir(x, foot, grown, dark)
  })
  return (
    circle(choice.pick([150, 450]), top + height * 0.16, Math.min(56, height * 0.12), fill(pale)) +
    trees.join('') +
    rectangle(0, foot, right, bottom - foot, fill(dark))
  )
}

/** Firs with white tips, and flakes. */
export const kolibriWinter: Motif = ({ left, top, right, bottom }, { tones: [dark, bright, pale] }, choice) => {
  const height = bottom - top
  const tall = Math.min(300, height * 0.7)
  const level = bottom - height * 0.2
  const flakes = Array.from({ length: 26 }, () =>
    circle(choice.between(left + 10, right), choice.between(top, level), choice.between(4, 9), fill(pale)),
  )
  const trees = spread(4, left + 70, right - 80).map((x) =>
    fir(x + choice.between(-14, 14), level + 26, tall * choice.between(0.62, 1), dark, pale),
  )
  return (
    circle(choice.pick([140, 460]), top + height * 0.15, Math.min(54, height * 0.12), fill(bright)) +
    flakes.join('') +
    trees.join('') +
    coverLine(
      [
        [0, level + 20],
        [180, level - 14],
        [360, level + 34],
        [620, level],
      ],
      bottom,
      false,
      fill(pale),
    ) +
    dome(choice.pick([130, 260]), bottom + 6, height * 0.1, fill(bright))
  )
}
