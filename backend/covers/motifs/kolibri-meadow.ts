import type { Motif } from '../cover-design.ts'
import { rounded } from '../rounded.ts'
import type { Choice } from '../seeded-choice.ts'
import { circle, fill, fullTurn, path, polar, rectangle, spread, stroke } from '../svg-shapes.ts'

const groundHeight = 64

export const kolibriMeadow: Motif = ({ left, top, right, bottom }, { tones: [dark, bright, pale] }, choice) => {
  const height = bottom - top
  const count = choice.pick([3, 4])
  const step = (right - left) / count
  let stems = ''
  let blooms = ''
  for (let index = 0; index < count; index++) {
    const x = left + step * (index + 0.5)
    const radius = Math.min(step * 0.42, height * 0.15) * choice.between(0.82, 1)
    const y = top + radius * 1.1 + height * choice.between(0, 0.3)
    const leafFoot = y + (bottom - groundHeight - y) * 0.55 + radius
    const leaf = radius * 0.9
    stems += rounded`M${x} ${y}V${bottom}`
    const leaves = [leaf, -leaf].map(
      (way) => rounded`M${x} ${leafFoot}q0 ${-leaf} ${way} ${-leaf}q0 ${leaf} ${-way} ${leaf}z`,
    )
    blooms += path(leaves.join(''), fill(dark))
    const [petal, heart] = index % 2 ? [pale, bright] : [bright, pale]
    blooms += choice.pick([daisy, daisy, tulip])(x, y, radius, petal, heart, choice)
  }
  const ground = rectangle(0, bottom - groundHeight, right, groundHeight, fill(dark))
  return path(stems, stroke(dark, 10)) + blooms + ground
}

function daisy(x: number, y: number, radius: number, petal: string, heart: string, choice: Choice): string {
  const petals = choice.pick([5, 6, 8])
  const angles = spread(petals + 1, 0, fullTurn).slice(1)
  return (
    angles.map((angle) => circle(...polar(x, y, radius * 0.62, angle), radius * 0.4, fill(petal))).join('') +
    circle(x, y, radius * 0.36, fill(heart))
  )
}

/** A cup with three teeth. */
function tulip(x: number, y: number, radius: number, petal: string): string {
  const side = radius * 0.8
  const [half, low, high] = [side / 2, radius * 0.5, radius * 0.6]
  const teeth = rounded`l${half} ${low}l${half} ${-high}l${half} ${high}l${half} ${-low}`
  return path(
    rounded`M${x - side} ${y - radius * 0.7}${teeth}v${side}a${side} ${side} 0 0 1 ${-2 * side} 0z`,
    fill(petal),
  )
}
