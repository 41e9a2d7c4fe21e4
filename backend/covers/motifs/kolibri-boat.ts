import type { Motif } from '../cover-design.ts'
import { rounded } from '../rounded.ts'
import { circle, fill, path, polygon, rectangle } from '../svg-shapes.ts'

export const kolibriBoat: Motif = ({ left, top, right, bottom }, { tones: [dark, bright, pale] }, choice) => {
  const height = bottom - top
  const sea = bottom - height * 0.32
  const side = choice.pick([-1, 1])
  const x = 309 + side * choice.between(20, 70)
  const hull = Math.min(150, height * 0.3)
  const mast = Math.min(height * 0.56, 300)
  const swell = choice.whole(44, 58)
  const waves = (y: number, shift: number, colour: string) => {
    let crests = ''
    for (let at = left - 60 - shift; at < right + swell; at += swell * 2)
      crests += circle(at, y + swell * 0.75, swell, fill(colour))
    return crests + rectangle(0, y + swell * 0.7, right, bottom - y, fill(colour))
  }
  const hullTop = sea - hull * 0.16
  return (
    circle(x - side * 205, top + height * 0.2, Math.min(64, height * 0.13), fill(pale)) +
    polygon(
      [
        [x + side * 8, hullTop - mast],
        [x + side * hull * 0.95, hullTop - 18],
        [x + side * 8, hullTop - 18],
      ],
      fill(pale),
    ) +
    polygon(
      [
        [x - side * 8, hullTop - mast * 0.82],
        [x - side * hull * 0.72, hullTop - 18],
        [x - side * 8, hullTop - 18],
      ],
      fill(bright),
    ) +
    rectangle(x - 5, hullTop - mast - 10, 10, mast + 20, fill(dark)) +
    path(rounded`M${x - hull} ${hullTop}h${hull * 2}a${hull} ${hull} 0 0 1 ${-hull * 2} 0z`, fill(dark)) +
    waves(sea + 14, 0, bright) +
    waves(sea + 92, swell, dark)
  )
}
