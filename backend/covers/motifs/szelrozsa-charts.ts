import { type CoverDesign, coverHeight, coverWidth, type Motif } from '../cover-design.ts'
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

/** Every chart covers the whole sheet; the area is the compass card that is drawn on top. */
const beyond = 1200

const rhumbs: Motif = ({ left, right, top, bottom }, { tones: [, line] }, choice) => {
  const x = (left + right) / 2
  const y = (top + bottom) / 2
  const count = choice.pick([16, 24, 32])
  const centres: Point[] = [
    [x, y],
    [choice.between(-40, 120), choice.between(740, 920)],
    [choice.between(480, 640), choice.between(-20, 120)],
  ]
  return centres
    .map(([cx, cy], index) => {
      const rays = Array.from({ length: count }, (_, ray) =>
        lineThrough([[cx, cy], polar(cx, cy, beyond, (ray * fullTurn) / count)]),
      )
      return path(rays.join(''), stroke(line, index ? 1.6 : 3))
    })
    .join('')
}

const depths: Motif = (_area, { tones: [, line] }, choice) => {
  const x = choice.between(40, 560)
  const y = choice.pick([choice.between(40, 120), choice.between(780, 880)])
  const lobes = choice.whole(3, 5)
  const shift = choice.between(0, 6)
  const gap = choice.whole(26, 36)
  const rings = Array.from({ length: Math.ceil(beyond / gap) }, (_, index) => {
    const ring = 20 + index * gap
    const points = spread(73, 0, fullTurn).map((angle) =>
      polar(
        x,
        y,
        ring * (1 + 0.13 * Math.sin(lobes * angle + shift + ring / 700) + 0.06 * Math.sin(7 * angle + ring / 500)),
        angle,
      ),
    )
    return curveThrough(points)
  })
  return path(rings.join(''), stroke(line, 2.8))
}

const graticule: Motif = ({ left, right }, { tones: [, line] }, choice) => {
  const x = (left + right) / 2
  const poleY = choice.pick([-160, 1060])
  const fan = choice.whole(8, 11)
  const meridians = spread(fan * 2 + 1, -1, 1).map((share) => {
    const end = polar(x, poleY, 1500, Math.sign(450 - poleY) * (Math.PI / 2) + share * 1.1)
    return lineThrough([[x, poleY], end])
  })
  const gap = choice.whole(60, 84)
  const parallels = Array.from({ length: 20 }, (_, index) => circle(x, poleY, 180 + index * gap, stroke(line, 2.6)))
  return path(meridians.join(''), stroke(line, 2.6)) + parallels.join('')
}

const swell: Motif = (_area, { tones: [, line] }, choice) => {
  const length = choice.whole(60, 100)
  const height = choice.between(9, 16)
  const gap = choice.whole(34, 46)
  const rows = Array.from({ length: Math.ceil(coverHeight / gap) + 1 }, (_, row) => {
    const start = -length + ((row % 2) * length) / 2
    return (
      `M${start} ${row * gap}q${length / 4} ${-height * 2} ${length / 2} 0t${length / 2} 0` +
      `t${length / 2} 0`.repeat(Math.ceil((2 * (coverWidth + length)) / length))
    )
  })
  return path(rows.join(''), stroke(line, 3))
}

const stars: Motif = (_area, { tones: [, line, bright] }, choice) => {
  const dots: Point[] = []
  let drawn = ''
  // One star in each cell, so that the stars are spread evenly.
  for (let y = 60; y < coverHeight; y += 112) {
    for (let x = 60; x < coverWidth; x += 120) dots.push([x + choice.between(-38, 38), y + choice.between(-36, 36)])
  }
  const threads = dots.flatMap((dot, index) => {
    const next = dots[index + choice.pick([1, 5, 5, 6])]
    const isNear = next && Math.hypot(next[0] - dot[0], next[1] - dot[1]) < 175
    return isNear && choice.between(0, 1) < 0.62 ? [lineThrough([dot, next])] : []
  })
  for (const [x, y] of dots) drawn += circle(x, y, choice.pick([5, 7, 10]), fill(choice.pick([line, line, bright])))
  return path(threads.join(''), stroke(line, 2)) + drawn
}

export const szelrozsaCharts: CoverDesign['motifs'] = [rhumbs, depths, graticule, swell, stars]
