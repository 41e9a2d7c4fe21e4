import { areaCircle } from '../area-circle.ts'
import type { CoverDesign, Motif } from '../cover-design.ts'
import { rounded } from '../rounded.ts'
import {
  circle,
  curveThrough,
  fill,
  fullTurn,
  lineThrough,
  path,
  type Point,
  polar,
  spread,
  stroke,
} from '../svg-shapes.ts'

const thin = 3
const largest = 212

const squares: Motif = (area, { tones: [line] }, choice) => {
  const { x, y, radius } = areaCircle(area, largest)
  const corners = choice.pick([3, 4, 4, 5])
  const turn = choice.between(0.06, 0.13) * choice.pick([-1, 1])
  const start = choice.between(0, fullTurn)
  const data = spread(choice.whole(6, 9), 1, 0.16).map((share, index) => {
    const points = Array.from({ length: corners }, (_, corner) =>
      polar(x, y, radius * share, start + index * turn + (corner * fullTurn) / corners),
    )
    return `${lineThrough(points)}Z`
  })
  return path(data.join(''), `${stroke(line, thin)} stroke-linejoin="round"`)
}

const grooves: Motif = (area, { tones: [line, second] }, choice) => {
  const { x, y, radius } = areaCircle(area, largest)
  const count = choice.whole(9, 12)
  const accent = choice.whole(2, count - 2)
  const rings = spread(count, radius, radius * 0.1).map((ring, index) => {
    const parts = choice.whole(2, 4)
    const start = choice.between(0, fullTurn)
    const arcs = Array.from({ length: parts }, (_, part) => {
      const from = start + (part * fullTurn) / parts
      const sweep = (fullTurn / parts) * choice.between(0.6, 0.9)
      const [[fromX, fromY], [toX, toY]] = [polar(x, y, ring, from), polar(x, y, ring, from + sweep)]
      const isLarge = sweep > Math.PI ? 1 : 0
      return rounded`M${fromX} ${fromY}A${ring} ${ring} 0 ${isLarge} 1 ${toX} ${toY}`
    })
    return path(arcs.join(''), `${stroke(index === accent ? second : line, thin)} stroke-linecap="round"`)
  })
  return rings.join('')
}

const guilloche: Motif = (area, { tones: [line] }, choice) => {
  const { x, y, radius } = areaCircle(area, largest)
  const [turns, lobes] = choice.pick([
    [3, 8],
    [3, 10],
    [5, 12],
    [4, 9],
    [5, 13],
  ])
  const depth = choice.between(0.5, 0.86)
  const points = Array.from({ length: lobes * 26 + 3 }, (_, index): Point => {
    const angle = (index / (lobes * 26)) * fullTurn * turns
    const reach = radius * (1 - depth / 2 + (depth / 2) * Math.cos((angle * lobes) / turns))
    return polar(x, y, reach, angle)
  })
  return path(curveThrough(points.slice(1)), stroke(line, thin))
}

const relief: Motif = (area, { ground, tones: [line] }, choice) => {
  const { x, y, radius } = areaCircle(area, largest)
  const peak = choice.between(-0.35, 0.35)
  const width = choice.between(0.2, 0.34)
  const ripple = choice.between(8, 13)
  const shift = choice.between(0, 6)
  const rows = spread(choice.whole(17, 21), -0.78, 0.93).map((row) => {
    const half = Math.sqrt(Math.max(0, 1.02 - row * row))
    const points = spread(41, -half, half).map((across): Point => {
      const edge = 1 - (across / (half || 1)) ** 2
      const hill =
        Math.exp(-(((across - peak) / width) ** 2)) * (0.75 + 0.25 * Math.sin(across * ripple + row * 7 + shift))
      return [x + across * radius, y + (row - hill * edge * 0.42) * radius]
    })
    // Filled with the colour of the ground, so that a hill hides the lines behind it.
    return path(
      curveThrough(points),
      `fill="${ground}" stroke="${line}" stroke-width="${thin}" stroke-linejoin="round"`,
    )
  })
  return rows.join('')
}

/** Straight lines between the spokes, which together form a curve. */
const threads: Motif = (area, { tones: [line, second] }, choice) => {
  const { x, y, radius } = areaCircle(area, largest)
  const spokes = choice.pick([3, 4, 5, 6])
  const count = choice.pick([10, 12, 14])
  const start = choice.between(0, fullTurn)
  const angles = Array.from({ length: spokes }, (_, spoke) => start + (spoke * fullTurn) / spokes)
  const chords = angles.flatMap((angle, spoke) =>
    spread(count, 0, 1).map((share) =>
      lineThrough([
        polar(x, y, radius * share, angle),
        polar(x, y, radius * (1 - share), angles[(spoke + 1) % spokes] ?? angle),
      ]),
    ),
  )
  return path(chords.join(''), stroke(line, 2.2)) + circle(x, y, radius, stroke(second, 2.2))
}

const moons: Motif = (area, { tones: [line, second] }, choice) => {
  const { x, y, radius } = areaCircle(area, largest)
  const angle = choice.between(0, fullTurn)
  const count = choice.whole(8, 11)
  const rings = spread(count, radius, radius * 0.14).map((ring) => {
    // All rings touch at one side of the figure.
    const [cx, cy] = polar(x, y, radius - ring, angle)
    return circle(cx, cy, ring, stroke(line, thin))
  })
  const [dotX, dotY] = polar(x, y, radius * 0.86, angle)
  return rings.join('') + circle(dotX, dotY, radius * 0.075, fill(second))
}

export const jelenkorFigures: CoverDesign['motifs'] = [squares, grooves, guilloche, relief, threads, moons]
