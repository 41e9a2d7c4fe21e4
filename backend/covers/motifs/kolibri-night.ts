import type { Motif } from '../cover-design.ts'
import { rounded } from '../rounded.ts'
import { circle, coverLine, fill, path, spread } from '../svg-shapes.ts'

const star = (x: number, y: number, size: number, colour: string): string => {
  const waist = size * 0.2
  return path(
    rounded`M${x} ${y - size}Q${x + waist} ${y - waist} ${x + size} ${y}Q${x + waist} ${y + waist} ${x} ${y + size}Q${x - waist} ${y + waist} ${x - size} ${y}Q${x - waist} ${y - waist} ${x} ${y - size}Z`,
    fill(colour),
  )
}

/** A crescent and stars above hills. */
export const kolibriNight: Motif = ({ left, top, right, bottom }, { ground, tones: [dark, bright, pale] }, choice) => {
  const height = bottom - top
  const side = choice.pick([-1, 1])
  const moon = Math.min(112, height * 0.24)
  const [x, y] = [309 + side * choice.between(70, 120), top + moon * 1.15]
  const stars = spread(7, left + 40, right - 50).map((at, index) => {
    const low = index % 2 ? 0.12 : 0.42
    const size = choice.between(12, 30)
    const isBehindMoon = Math.abs(at - x) < moon * 1.3
    return star(
      at,
      top + height * (isBehindMoon ? 0.6 : low + choice.between(0, 0.18)),
      size,
      index % 3 ? bright : pale,
    )
  })
  const hill = (level: number, bend: number) => [
    [0, level] as const,
    [160, level - bend] as const,
    [330, level + bend * 0.5] as const,
    [480, level - bend * 0.7] as const,
    [620, level] as const,
  ]
  return (
    circle(x, y, moon, fill(pale)) +
    circle(x - side * moon * 0.42, y - moon * 0.2, moon * 0.82, fill(ground)) +
    stars.join('') +
    coverLine(hill(bottom - height * 0.2, 40), bottom, false, fill(bright)) +
    coverLine(hill(bottom - height * 0.11, -34), bottom, false, fill(dark))
  )
}
