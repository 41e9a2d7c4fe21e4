import type { CoverDesign, Motif } from '../cover-design.ts'
import { mixColours } from '../mix-colours.ts'
import { rounded } from '../rounded.ts'
import { circle, coverLine, fill, lineThrough, path, type Point, rectangle, spread, stroke } from '../svg-shapes.ts'
import { dunapartArches, dunapartChains } from './dunapart-bridges.ts'
import { brightness, river } from './dunapart-river.ts'

const bend: Motif = (area, { tones: [sky, water, dark] }, choice) => {
  const height = area.bottom
  const swing = choice.between(110, 180) * choice.pick([-1, 1])
  const phase = choice.between(-0.6, 0.6)
  const width = choice.between(110, 150)
  const middleAt = (y: number) => 309 + swing * Math.sin((y / height) * 4.4 + phase)
  const along = (shift: number) => lineThrough(spread(31, -30, height + 30).map((y): Point => [middleAt(y) + shift, y]))
  const banks = [-1, 1].flatMap((side) => spread(14, 0, 13).map((row) => along(side * (width / 2 + 30 + row * 30))))
  const bridge = height * choice.between(0.3, 0.7)
  const bridgeX = middleAt(bridge)
  const ripples = `stroke-linecap="round" stroke-dasharray="38 ${choice.whole(46, 80)} 90 60"`
  // The view is cut at the bank explicitly: a stroke would reach into the type.
  return (
    rounded`<clipPath id="view"><rect width="600" height="${height}"/></clipPath><g clip-path="url(#view)">` +
    rectangle(0, 0, 600, height, fill(sky)) +
    path(banks.join(''), stroke(mixColours(sky, dark, 0.2), 3.4)) +
    path(along(0), stroke(water, width)) +
    path(
      spread(3, -width * 0.26, width * 0.26)
        .map(along)
        .join(''),
      `${stroke(mixColours(water, brightness, 0.45), 4)} ${ripples}`,
    ) +
    path(rounded`M${bridgeX - width} ${bridge}h${width * 2}`, stroke(dark, 13)) +
    path(rounded`M${bridgeX - width * 0.2} ${bridge - 16}v32m${width * 0.4} 0v-32`, stroke(dark, 10)) +
    '</g>'
  )
}

const moonlight: Motif = (area, palette, choice) => {
  const {
    tones: [sky, water, dark],
  } = palette
  const height = area.bottom
  const waterline = height * 0.46
  const x = choice.between(190, 420)
  const radius = Math.min(84, height * 0.15)
  const rows = Math.floor((height - waterline - 30) / 24)
  const glitter = Array.from({ length: rows }, (_, index) => {
    const half = radius * (1.15 - index * 0.05) * choice.between(0.45, 1)
    return rounded`M${x - half + choice.between(-14, 14)} ${waterline + 26 + index * 24}h${half * 2}`
  })
  return (
    rectangle(0, 0, 600, height, fill(mixColours(dark, water, 0.45))) +
    circle(x, waterline - radius * 1.35, radius, fill(sky)) +
    coverLine(
      spread(13, -50, 650).map((at): Point => [at, waterline - choice.between(4, 44)]),
      waterline,
      false,
      fill(dark),
    ) +
    rectangle(0, waterline, 600, height - waterline, fill(water)) +
    path(glitter.join(''), `${stroke(mixColours(sky, brightness, 0.35), 11)} stroke-linecap="round"`)
  )
}

const quay: Motif = (area, palette, choice) => {
  const {
    tones: [sky, water, dark],
  } = palette
  const waterline = area.bottom * 0.6
  const gables = Array.from({ length: 9 }, (_, index) => {
    const x = index * 68 - 6
    const top = waterline - area.bottom * choice.between(0.16, 0.36)
    const roof = choice.pick(['l34 -44l34 44', 'l34 -26l34 26', 'l18 -30h32l18 30', 'v-12h68v12', 'a34 34 0 0 1 68 0'])
    return path(
      rounded`M${x} ${waterline}V${top}${roof}V${waterline}z`,
      fill(mixColours(dark, water, choice.pick([0, 0.14, 0.28]))),
    )
  })
  const windows = [0.05, 0.1].flatMap((share) =>
    Array.from({ length: 9 }, (_, index) => rounded`M${index * 68 + 14} ${waterline - area.bottom * share}h32`),
  )
  return (
    river(area, palette, choice, waterline) +
    circle(
      choice.between(110, 490),
      area.bottom * 0.15,
      Math.min(50, area.bottom * 0.09),
      fill(mixColours(sky, brightness, 0.65)),
    ) +
    gables.join('') +
    path(windows.join(''), `${stroke(sky, 9)} stroke-dasharray="8 12"`) +
    rectangle(0, waterline - 4, 600, 14, fill(dark))
  )
}

export const dunapartViews: CoverDesign['motifs'] = [dunapartArches, dunapartChains, bend, moonlight, quay]
