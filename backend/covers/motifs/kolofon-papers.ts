import type { Area, CoverDesign, Motif } from '../cover-design.ts'
import { rounded } from '../rounded.ts'
import { circle, path, stroke } from '../svg-shapes.ts'

const roundEnds = 'stroke-linecap="round"'

/** Calls `draw` for every cell of a grid that covers the area. Every second row is moved by half a cell. */
function inRows(area: Area, width: number, height: number, draw: (x: number, y: number, row: number) => string) {
  let drawn = ''
  for (let row = 0, y = area.top; y <= area.bottom + height; row++, y += height) {
    for (let x = area.left - (row % 2 ? width / 2 : 0); x <= area.right + width; x += width) drawn += draw(x, y, row)
  }
  return drawn
}

/** A line without length: with round ends it is a dot, and its text is a tenth of that of a circle. */
const dot = (x: number, y: number) => rounded`M${x} ${y}h0`

const dots: Motif = (area, { tones: [, print] }, choice) => {
  const cell = choice.whole(36, 52)
  return path(inRows(area, cell, cell * 0.58, dot), `${stroke(print, cell * choice.between(0.25, 0.34))} ${roundEnds}`)
}

const lozenges: Motif = (area, { tones: [, print, second] }, choice) => {
  const half = choice.whole(22, 34)
  const tall = Math.round(half * choice.pick([1, 1.3, 1.7]))
  const lozenge = (x: number, y: number) =>
    rounded`M${x} ${y - tall}l${half} ${tall}l${-half} ${tall}l${-half} ${-tall}z`
  const filled = inRows(area, half * 2, tall, (x, y, row) => (row % 2 ? '' : lozenge(x, y)))
  const studs = inRows(area, half * 2, tall, (x, y, row) => (row % 4 === 3 ? dot(x, y) : ''))
  return path(filled, `fill="${print}"`) + path(studs, `${stroke(second, 9)} ${roundEnds}`)
}

const waves: Motif = (area, { tones: [, print, second] }, choice) => {
  const length = choice.whole(44, 72)
  const quarter = length / 4
  const swell = length * choice.between(0.22, 0.36)
  const gap = Math.round(swell * choice.between(1.5, 1.9))
  const pointed = rounded`l${quarter} ${-swell / 2}l${quarter * 2} ${swell}l${quarter} ${-swell / 2}`
  const round = rounded`q${quarter} ${-swell} ${quarter * 2} 0t${quarter * 2} 0`
  const wave = choice.pick([pointed, round]).repeat(Math.ceil((area.right - area.left) / length) + 2)
  const everySecondRow = (first: number) => {
    let data = ''
    for (let y = area.top + first * gap; y < area.bottom + swell; y += 2 * gap) {
      data += rounded`M${area.left - length / 2} ${y}${wave}`
    }
    return data
  }
  const width = choice.between(3.4, 5)
  return (
    path(everySecondRow(0), stroke(print, width)) + path(everySecondRow(1), stroke(choice.pick([print, second]), width))
  )
}

const scales: Motif = (area, { tones: [paper, print, second] }, choice) => {
  const radius = choice.whole(34, 52)
  // Lower rows cover upper ones, so the circles are drawn one by one, in order.
  return inRows(
    area,
    radius * 2,
    radius / 2,
    (x, y) =>
      circle(x, y, radius - 2, `fill="${print}" stroke="${paper}" stroke-width="4"`) +
      circle(x, y, radius * 0.72 - 2, `fill="${paper}"`) +
      circle(x, y, radius * 0.46 - 2, `fill="${second}"`),
  )
}

const compass = [
  [1, 0],
  [0, 1],
  [-1, 0],
  [0, -1],
] as const

const flowers: Motif = (area, { tones: [, print, second] }, choice) => {
  const cell = choice.whole(62, 84)
  const long = cell * choice.between(0.27, 0.32)
  const wide = long * 0.75
  const petals = compass.map(([dx, dy]) => {
    const [middleX, middleY] = [long * 0.5 * dx - wide * dy, long * 0.5 * dy + wide * dx]
    // The outline goes out along one side and back along the other, where the same bend is counted from the tip.
    return rounded`q${middleX} ${middleY} ${long * dx} ${long * dy}q${-middleX} ${-middleY} ${-long * dx} ${-long * dy}`
  })
  const flower = petals.join('')
  return (
    path(
      inRows(area, cell, cell / 2, (x, y) => rounded`M${x} ${y}${flower}`),
      `fill="${print}"`,
    ) +
    path(
      inRows(area, cell, cell / 2, (x, y) => dot(x + cell / 2, y)),
      `${stroke(second, cell * 0.1)} ${roundEnds}`,
    )
  )
}

const basket: Motif = (area, { tones: [, print] }, choice) => {
  const cell = choice.whole(50, 72)
  const count = choice.pick([3, 4])
  const step = cell / count
  const length = cell - step / 2
  let data = ''
  for (let row = 0; area.top + row * cell < area.bottom; row++) {
    for (let column = 0; area.left + column * cell < area.right; column++) {
      const [x, y] = [area.left + column * cell, area.top + row * cell]
      for (let shift = step / 2; shift < cell; shift += step) {
        data +=
          (row + column) % 2
            ? rounded`M${x + step / 4} ${y + shift}h${length}`
            : rounded`M${x + shift} ${y + step / 4}v${length}`
      }
    }
  }
  return path(data, stroke(print, step * 0.42))
}

const stripes: Motif = (area, { tones: [, print, second] }, choice) => {
  const cell = choice.whole(54, 80)
  const columns = (shift: number) => {
    let data = ''
    for (let x = area.left + shift; x < area.right + cell; x += cell) data += rounded`M${x} ${area.top}V${area.bottom}`
    return data
  }
  return (
    path(columns(cell / 2), stroke(print, cell * choice.between(0.34, 0.46))) +
    path(columns(cell / 2), `${stroke(second, 7)} stroke-dasharray="0 ${choice.whole(20, 30)}" ${roundEnds}`) +
    path(columns(0), stroke(print, 2.4))
  )
}

export const kolofonPapers: CoverDesign['motifs'] = [dots, lozenges, waves, scales, flowers, basket, stripes]
