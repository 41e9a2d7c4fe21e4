import type { Area, Palette } from '../cover-design.ts'
import { mixColours } from '../mix-colours.ts'
import type { Choice } from '../seeded-choice.ts'
import { circle, coverLine, fill, type Point } from '../svg-shapes.ts'

/** The height of the land above its base, at `x`. */
type Outline = (x: number) => number

interface Layers {
  count: number
  /** The beginning of the farthest land, as a share of the area's height. */
  horizon: number
  /** The distance between two points of an outline. */
  step: number
  isAngular?: boolean
  outline(layer: number): Outline
}

/** A sun and layers of land from the farthest to the nearest, each darker than the one behind it. */
export function drawLayers(area: Area, { tones: [sun, far, near] }: Palette, choice: Choice, layers: Layers): string {
  const height = area.bottom - area.top
  const radius = Math.min(68, height * 0.13)
  const horizon = area.top + height * layers.horizon
  const sunX = choice.between(area.left + 130, area.right - 120)
  let drawn = circle(sunX, Math.max(area.top + radius, horizon - radius * choice.between(0.5, 1.3)), radius, fill(sun))
  for (let layer = 0; layer < layers.count; layer++) {
    const share = layer / (layers.count - 1)
    const base = horizon + (area.bottom - 96 - horizon) * share
    const outline = layers.outline(layer)
    const points: Point[] = []
    for (let x = area.left - layers.step; x <= area.right + layers.step; x += layers.step) {
      points.push([x, base - outline(x)])
    }
    drawn += coverLine(points, area.bottom, layers.isAngular ?? false, fill(mixColours(far, near, share ** 0.85)))
  }
  return drawn
}
