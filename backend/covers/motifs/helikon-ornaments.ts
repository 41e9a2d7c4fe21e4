import { areaCircle } from '../area-circle.ts'
import type { CoverDesign, Motif } from '../cover-design.ts'
import { rounded } from '../rounded.ts'
import { circle, fill, fullTurn, lineThrough, path, type Point, polar, polygon, stroke } from '../svg-shapes.ts'

/** The angles of `count` equal parts of a circle, the first one upwards. */
function turns(count: number, shift = 0): number[] {
  return Array.from({ length: count }, (_, index) => -fullTurn / 4 + ((index + shift) * fullTurn) / count)
}

/** An almond shape from the inner to the outer radius, `width` radians wide. */
function petal(x: number, y: number, inner: number, outer: number, angle: number, width: number): string {
  const belly = (inner + (outer - inner) * 0.55) / Math.cos(width)
  const [fromX, fromY] = polar(x, y, inner, angle)
  const [toX, toY] = polar(x, y, outer, angle)
  const [oneX, oneY] = polar(x, y, belly, angle + width)
  const [otherX, otherY] = polar(x, y, belly, angle - width)
  return rounded`M${fromX} ${fromY}Q${oneX} ${oneY} ${toX} ${toY}Q${otherX} ${otherY} ${fromX} ${fromY}`
}

const rosette: Motif = (area, { tones: [, metal, shade] }, choice) => {
  const { x, y, radius } = areaCircle(area)
  const count = choice.whole(9, 14)
  const ring = (outer: number, shift: number) =>
    turns(count, shift)
      .map((angle) => petal(x, y, radius * 0.14, outer, angle, 2.3 / count))
      .join('')
  return (
    path(ring(radius, 0.5), `fill="${shade}" stroke="${metal}" stroke-width="2.6"`) +
    path(ring(radius * 0.78, 0), `fill="${shade}" stroke="${metal}" stroke-width="2.6"`) +
    circle(x, y, radius * 0.12, fill(metal))
  )
}

const star: Motif = (area, { tones: [, metal, shade] }, choice) => {
  const { x, y, radius } = areaCircle(area)
  const count = choice.pick([8, 10, 12])
  const waist = choice.between(0.42, 0.56)
  const points = turns(count * 2).map((angle, index) => polar(x, y, index % 2 ? radius * waist : radius, angle))
  const folds = points.flatMap((point, index) => (index % 2 ? [] : [lineThrough([[x, y], point])]))
  // One half of every ray is filled, as on old maps.
  const halves = points.flatMap((point, index) =>
    index % 2 ? [] : [[point, points[index + 1] ?? point, [x, y] as Point]],
  )
  return (
    polygon(points, `fill="${shade}" stroke="${metal}" stroke-width="2.6" stroke-linejoin="round"`) +
    path(folds.join(''), stroke(metal, 1.6)) +
    halves.map((half) => polygon(half, fill(metal))).join('')
  )
}

const knot: Motif = (area, { tones: [, metal] }, choice) => {
  const { x, y, radius } = areaCircle(area)
  const count = choice.whole(6, 9)
  const share = choice.between(0.5, 0.58)
  const rings = turns(count).map((angle) => {
    const [cx, cy] = polar(x, y, radius * (1 - share), angle)
    return circle(cx, cy, radius * share, stroke(metal, 2.4))
  })
  return rings.join('') + circle(x, y, radius * 0.09, fill(metal))
}

const sun: Motif = (area, { tones: [, metal] }, choice) => {
  const { x, y, radius } = areaCircle(area)
  const count = choice.pick([24, 32, 40])
  const disc = choice.between(0.3, 0.42)
  const rays = turns(count).map((angle, index) => {
    const outer = radius * (index % 2 ? 0.78 : 1)
    return lineThrough([polar(x, y, radius * (disc + 0.12), angle), polar(x, y, outer, angle)])
  })
  return (
    path(rays.join(''), `${stroke(metal, 3)} stroke-linecap="round"`) +
    circle(x, y, radius * disc, stroke(metal, 3)) +
    circle(x, y, radius * (disc - 0.1), fill(metal))
  )
}

const wreath: Motif = (area, { tones: [, metal, shade] }, choice) => {
  const { x, y, radius } = areaCircle(area)
  const pairs = choice.whole(7, 9)
  const isFilled = choice.pick([true, false])
  const ring = radius * 0.78
  const leaves: string[] = []
  for (const side of [-1, 1]) {
    for (let index = 0; index < pairs; index++) {
      const angle = fullTurn / 4 - side * (0.28 + (index * 2.45) / pairs)
      const [rootX, rootY] = polar(x, y, ring, angle)
      for (const lean of [0.55, -0.75]) {
        leaves.push(petal(rootX, rootY, 0, radius * 0.36, angle - (side * fullTurn) / 4 + side * lean, 0.42))
      }
    }
  }
  const ends = [-1, 1].map((side) => polar(x, y, ring, fullTurn / 4 - side * 2.75))
  const [[fromX, fromY] = [x, y], [toX, toY] = [x, y]] = ends
  const bough = rounded`M${fromX} ${fromY}A${ring} ${ring} 0 1 0 ${toX} ${toY}`
  return (
    path(bough, stroke(metal, 2.4)) +
    path(leaves.join(''), `fill="${isFilled ? metal : shade}" stroke="${metal}" stroke-width="2.2"`) +
    path(
      turns(8)
        .map((angle) => petal(x, y, radius * 0.1, radius * 0.38, angle, 0.3))
        .join(''),
      fill(metal),
    )
  )
}

export const helikonOrnaments: CoverDesign['motifs'] = [rosette, star, knot, sun, wreath]
