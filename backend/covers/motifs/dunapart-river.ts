import type { Area, Palette } from '../cover-design.ts'
import { mixColours } from '../mix-colours.ts'
import { rounded } from '../rounded.ts'
import type { Choice } from '../seeded-choice.ts'
import { fill, path, rectangle, spread, stroke } from '../svg-shapes.ts'

/** The colour of light on the water and in the sky. */
export const brightness = '#fffaf0'

/** Sky down to the waterline, then water with reflections. */
export function river(area: Area, { tones: [sky, water] }: Palette, choice: Choice, waterline: number): string {
  const depth = area.bottom - waterline
  const glints = spread(Math.max(3, Math.floor(depth / 30)), waterline + 26, area.bottom - 20).map((y) => {
    const width = choice.between(50, 170)
    return rounded`M${choice.between(20, 580 - width)} ${y}h${width}`
  })
  return (
    rectangle(0, 0, area.right, waterline, fill(sky)) +
    rectangle(0, waterline, area.right, depth, fill(water)) +
    path(glints.join(''), `${stroke(mixColours(water, brightness, 0.45), 5)} stroke-linecap="round"`)
  )
}
