import type { CoverDesign, Motif, Palette } from '../cover-design.ts'
import { mixColours } from '../mix-colours.ts'
import { rounded } from '../rounded.ts'
import { circle, fill, fullTurn, path, polar, polygon, rectangle, spread } from '../svg-shapes.ts'

/** The gradient from the light over its middle to its far end. */
function shade({ tones: [light, middle, end] }: Palette, share: number): string {
  return share < 0.5 ? mixColours(light, middle, share * 2) : mixColours(middle, end, share * 2 - 1)
}

const curtains: Motif = ({ bottom }, palette, choice) => {
  const count = choice.whole(13, 19)
  const width = 600 / count
  const [first, second] = [choice.between(0, fullTurn), choice.between(0, fullTurn)]
  const isSlanted = choice.pick([true, false])
  return Array.from({ length: count }, (_, index) => {
    const share = index / count
    const wave = 0.5 + 0.3 * Math.sin(share * fullTurn + first) + 0.2 * Math.sin(share * 2 * fullTurn + second)
    const foot = bottom * (0.4 + 0.58 * wave)
    const slant = isSlanted ? width * 0.7 : 0
    const x = index * width
    const paint = fill(shade(palette, Math.min(1, Math.max(0, 1.05 - wave))))
    return polygon(
      [
        [x, 0],
        [x + width + 0.6, 0],
        [x + width + 0.6, foot - slant],
        [x, foot],
      ],
      paint,
    )
  }).join('')
}

const halo: Motif = ({ bottom }, palette, choice) => {
  const x = choice.pick([0, 300, 600])
  const outer = x === 300 ? bottom * 0.96 : Math.min(bottom, 600) * 0.98
  const count = choice.whole(5, 8)
  return spread(count, outer, outer * 0.2)
    .map((radius, index) => circle(x, 0, radius, fill(shade(palette, 1 - index / (count - 1)))))
    .join('')
}

const beams: Motif = ({ bottom }, palette, choice) => {
  const x = choice.between(140, 470)
  const count = choice.whole(9, 13)
  const parts = spread(count + 1, 0, Math.PI)
  return (
    rounded`<clipPath id="sky"><rect width="600" height="${bottom}"/></clipPath><g clip-path="url(#sky)">` +
    parts
      .slice(0, -1)
      .map((angle, index) => {
        const next = parts[index + 1] ?? angle
        const share = Math.abs((index + 0.5) / count - 0.5) * 2
        return polygon(
          [[x, bottom], polar(x, bottom, 1400, -angle), polar(x, bottom, 1400, -next)],
          fill(shade(palette, share)),
        )
      })
      .join('') +
    circle(x, bottom, Math.min(110, bottom * 0.24), fill(palette.ground)) +
    '</g>'
  )
}

const midnightSun: Motif = ({ bottom }, palette, choice) => {
  const radius = Math.min(214, bottom * 0.42)
  const x = choice.between(270, 350)
  const y = bottom - radius - 8
  const count = choice.whole(9, 12)
  const gapAtFoot = choice.between(0.5, 0.66)
  const slices = Array.from({ length: count }, (_, index) => {
    const share = index / count
    const top = y - radius + 2 * radius * share
    const height = ((2 * radius) / count) * (1 - gapAtFoot * share) + 0.6
    return rectangle(x - radius, top, 2 * radius, height, fill(shade(palette, share)))
  })
  return `<clipPath id="sun">${circle(x, y, radius, '')}</clipPath><g clip-path="url(#sun)">${slices.join('')}</g>`
}

const summits: Motif = ({ bottom }, palette, choice) => {
  const count = choice.whole(3, 4)
  const peaks = spread(count, choice.between(70, 130), choice.between(470, 540)).map((x) => ({
    x: x + choice.between(-30, 30),
    height: bottom * choice.between(0.42, 0.72),
  }))
  const drawn = peaks
    .toSorted((first, second) => second.height - first.height)
    .map(({ x, height }, index) => {
      const half = height * 0.62
      const ridge: [number, number] = [x + half * 0.16, bottom]
      const share = index / count
      return (
        polygon([[x - half, bottom], [x, bottom - height], ridge], fill(shade(palette, share * 0.7))) +
        polygon([ridge, [x, bottom - height], [x + half, bottom]], fill(shade(palette, share * 0.7 + 0.3)))
      )
    })
  const star = Math.min(34, bottom * 0.07)
  return (
    circle(choice.between(100, 500), bottom * 0.13, star, fill(palette.tones[0])) +
    path(rounded`M0 ${bottom}h600v6h-600z`, fill(palette.tones[2])) +
    drawn.join('')
  )
}

export const northlightSkies: CoverDesign['motifs'] = [curtains, halo, beams, midnightSun, summits]
