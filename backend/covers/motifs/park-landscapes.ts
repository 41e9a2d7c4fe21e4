import type { CoverDesign, Motif } from '../cover-design.ts'
import { mixColours } from '../mix-colours.ts'
import { rounded } from '../rounded.ts'
import { fill, fullTurn, path, polygon, rectangle, stroke } from '../svg-shapes.ts'
import { drawLayers } from './park-layers.ts'

const rolling: Motif = (area, palette, choice) => {
  const count = choice.pick([4, 5])
  return drawLayers(area, palette, choice, {
    count,
    horizon: 0.36,
    step: 20,
    outline: () => {
      const [first, second] = [choice.between(190, 280), choice.between(90, 130)]
      const [shift, other] = [choice.between(0, fullTurn), choice.between(0, fullTurn)]
      return (x) => 26 * Math.sin((x * fullTurn) / first + shift) + 11 * Math.sin((x * fullTurn) / second + other)
    },
  })
}

const peaks: Motif = (area, palette, choice) =>
  drawLayers(area, palette, choice, {
    count: 4,
    horizon: 0.42,
    step: choice.whole(36, 48),
    isAngular: true,
    outline: (layer) => {
      // Every third or fourth point is a summit; the points between them are slopes.
      const period = choice.pick([3, 4])
      let point = choice.whole(0, period)
      return () => {
        point++
        const fromSummit = Math.min(point % period, period - (point % period))
        return (choice.between(62, 104) - fromSummit * choice.between(44, 62)) * (1 - layer * 0.16)
      }
    },
  })

const dunes: Motif = (area, palette, choice) =>
  drawLayers(area, palette, choice, {
    count: 4,
    horizon: 0.4,
    step: 10,
    outline: (layer) => {
      const length = choice.between(330, 460)
      const shift = choice.between(0, length)
      const isFlipped = layer % 2 === 1
      return (x) => {
        const along = (((isFlipped ? 600 - x : x) + shift + length) % length) / length
        // A long rise and a short, steep lee side.
        return 74 * (along < 0.72 ? (along / 0.72) ** 1.6 : 1 - Math.sin(((along - 0.72) / 0.28) * (Math.PI / 2))) - 20
      }
    },
  })

const lake: Motif = (area, palette, choice) => {
  const {
    tones: [sun, far, near],
  } = palette
  const height = area.bottom - area.top
  const shore = area.top + height * 0.52
  const distant = { ...palette, tones: [sun, far, mixColours(far, near, 0.75)] as const }
  const land = drawLayers({ ...area, bottom: shore + 96 }, distant, choice, {
    count: 3,
    horizon: 0.34,
    step: 24,
    outline: (layer) => {
      const [length, shift] = [choice.between(200, 330), choice.between(0, fullTurn)]
      const swell = [40, 26, 9][layer] ?? 9
      return (x) => swell * Math.sin((x * fullTurn) / length + shift) + swell + 8
    },
  })
  const glints = Array.from({ length: 15 }, (_, index) => {
    const y = shore + 24 + index * ((area.bottom - shore - 120) / 15)
    const width = choice.between(40, 150) * (1 - index * 0.03)
    return rounded`M${choice.between(40, 560 - width)} ${y}h${width}`
  })
  return (
    land +
    rectangle(area.left, shore, area.right - area.left, area.bottom - shore, fill(mixColours(far, near, 0.55))) +
    rectangle(area.left, area.bottom - 104, area.right - area.left, 104, fill(near)) +
    path(glints.join(''), `${stroke(mixColours(far, sun, 0.4), 5)} stroke-linecap="round"`)
  )
}

const poplars: Motif = (area, palette, choice) => {
  const {
    tones: [, , near],
  } = palette
  const land = drawLayers(area, palette, choice, {
    count: 4,
    horizon: 0.46,
    step: 30,
    outline: () => {
      const [length, shift] = [choice.between(420, 620), choice.between(0, fullTurn)]
      return (x) => 24 * Math.sin((x * fullTurn) / length + shift)
    },
  })
  const foot = area.bottom - 70
  const from = choice.pick([70, 330])
  const height = area.bottom - area.top
  const trees = Array.from({ length: choice.pick([3, 4, 5]) }, (_, index) => {
    const x = from + index * choice.between(38, 46)
    const tall = height * choice.between(0.3, 0.46)
    const wide = choice.between(11, 15)
    return path(
      rounded`M${x} ${foot}q${-wide * 2.2} ${-tall * 0.3} 0 ${-tall}q${wide * 2.2} ${tall * 0.7} 0 ${tall}z`,
      fill(near),
    )
  })
  return (
    land +
    trees.join('') +
    polygon(
      [
        [0, foot - 6],
        [600, foot - 30],
        [600, 900],
        [0, 900],
      ],
      fill(near),
    )
  )
}

export const parkLandscapes: CoverDesign['motifs'] = [rolling, peaks, dunes, lake, poplars]
