import type { Motif } from '../cover-design.ts'
import { mixColours } from '../mix-colours.ts'
import { rounded } from '../rounded.ts'
import { circle, fill, lineThrough, path, type Point, rectangle, spread, stroke } from '../svg-shapes.ts'
import { brightness, river } from './dunapart-river.ts'

export const dunapartArches: Motif = (area, palette, choice) => {
  const {
    tones: [sky, water, dark],
  } = palette
  const waterline = area.bottom * 0.68
  const count = choice.pick([2, 3, 4])
  const span = area.right / count
  const pier = 20
  const radius = (span - pier) / 2
  const rise = Math.min(radius, waterline * 0.42)
  const deck = waterline - rise - 34
  const openings = Array.from(
    { length: count },
    (_, index) => rounded`M${index * span + pier / 2} ${waterline + 2}a${radius} ${rise} 0 0 1 ${2 * radius} 0z`,
  )
  return (
    river(area, palette, choice, waterline) +
    circle(
      choice.between(120, 480),
      deck * choice.between(0.35, 0.6),
      Math.min(56, deck * 0.24),
      fill(mixColours(sky, brightness, 0.65)),
    ) +
    rectangle(0, deck, area.right, waterline - deck, fill(dark)) +
    path(openings.join(''), fill(mixColours(sky, water, 0.25))) +
    path(rounded`M0 ${deck - 12}H600`, stroke(dark, 5)) +
    path(rounded`M0 ${deck - 6}H600`, `${stroke(dark, 12)} stroke-dasharray="4 16"`)
  )
}

export const dunapartChains: Motif = (area, palette, choice) => {
  const {
    tones: [sky, , dark],
  } = palette
  const waterline = area.bottom * 0.74
  const deck = waterline - area.bottom * 0.12
  const tower = deck - area.bottom * choice.between(0.36, 0.44)
  const [first, second] = [choice.between(105, 150), choice.between(440, 490)]
  const sag = deck - 16
  const chainY = (x: number) => {
    if (x < first) return tower + (sag - tower) * ((first - x) / first) ** 1.4
    if (x > second) return tower + (sag - tower) * ((x - second) / (600 - second)) ** 1.4
    const across = (x - first) / (second - first)
    return tower + (sag - tower) * 4 * across * (1 - across)
  }
  const points = spread(61, 0, 600).map((x): Point => [x, chainY(x)])
  const hangers = spread(31, 10, 590).map((x) =>
    lineThrough([
      [x, chainY(x)],
      [x, deck],
    ]),
  )
  const towers = [first, second].map(
    (x) =>
      rectangle(x - 17, tower - 16, 34, waterline - tower + 16, fill(dark)) +
      rectangle(x - 24, tower - 22, 48, 12, fill(dark)),
  )
  return (
    river(area, palette, choice, waterline) +
    circle(
      choice.between(200, 400),
      tower * choice.between(0.7, 1.1) + 30,
      Math.min(60, area.bottom * 0.11),
      fill(mixColours(sky, brightness, 0.65)),
    ) +
    path(hangers.join(''), stroke(dark, 2.4)) +
    path(lineThrough(points), stroke(dark, 8)) +
    rectangle(0, deck, area.right, 13, fill(dark)) +
    towers.join('')
  )
}
