import type { Motif } from '../cover-design.ts'
import { rounded } from '../rounded.ts'
import { circle, fill, path, type Point, polygon, stroke } from '../svg-shapes.ts'

/** Looks to the right for `way` 1 and to the left for -1. */
function bird(x: number, y: number, r: number, way: number, [body, wing, beak]: [string, string, string]): string {
  const at = (dx: number, dy: number): Point => [x + way * dx * r, y + dy * r]
  const [wingX, wingY] = at(-0.75, -0.12)
  const span = r * 1.15
  const turn = way > 0 ? 1 : 0
  const quarter = rounded`M${wingX} ${wingY}h${way * span}a${span} ${span} 0 0 ${turn} ${-way * span} ${span}z`
  return (
    polygon([at(0.8, -0.5), at(2.1, -0.12), at(0.86, 0.14)], fill(beak)) +
    polygon([at(-0.5, 0.2), at(-1.9, -0.4), at(-1.72, 0.36), at(-0.5, 0.85)], fill(body)) +
    circle(x, y, r, fill(body)) +
    path(quarter, fill(wing)) +
    circle(...at(0.45, -0.42), r * 0.12, fill(wing))
  )
}

export const kolibriBirds: Motif = ({ top, bottom }, { tones: [dark, bright, pale] }, choice) => {
  const height = bottom - top
  const size = Math.min(118, height * 0.24)
  const way = choice.pick([-1, 1])
  const branch = bottom - height * 0.16
  const x = 309 - way * choice.between(10, 40)
  const legs = [-0.25, 0.2].map((shift) => rounded`M${x + shift * size} ${branch - size * 0.5}V${branch}`)
  const smallX = 309 - way * choice.between(150, 190)
  const leaves = [96, 252, 432].map((leafX) => {
    const drop = choice.between(34, 46)
    return rounded`M${leafX} ${branch + 14}q${drop} 0 ${drop} ${drop}q${-drop} 0 ${-drop} ${-drop}z`
  })
  return (
    circle(309 + way * 165, top + height * 0.24, size * 0.5, fill(pale)) +
    path(legs.join(''), stroke(dark, 9)) +
    bird(x, branch - size * 1.3, size, way, [dark, pale, bright]) +
    bird(smallX, top + height * 0.16, size * choice.between(0.36, 0.44), way, [bright, pale, dark]) +
    path(rounded`M0 ${branch + 8}H${way > 0 ? 470 : 600}`, stroke(dark, 20)) +
    path(leaves.join(''), fill(bright))
  )
}
