import type { Motif } from '../cover-design.ts'
import { rounded } from '../rounded.ts'
import { circle, dome, fill, path, polygon, rectangle } from '../svg-shapes.ts'

export const kolibriTown: Motif = ({ left, top, right, bottom }, { tones: [dark, bright, pale] }, choice) => {
  const height = bottom - top
  const count = choice.pick([3, 4])
  const gap = 16
  const width = (right - left - 70 - gap * (count - 1)) / count
  const first = choice.whole(0, 2)
  let drawn = circle(
    choice.pick([left + 120, right - 130]),
    top + height * 0.14,
    Math.min(58, height * 0.13),
    fill(pale),
  )
  for (let index = 0; index < count; index++) {
    const x = left + 35 + index * (width + gap)
    const roofs = bottom - 96 - height * choice.between(0.28, 0.54)
    const colour = [dark, bright, pale][(index + first) % 3] ?? dark
    const light = colour === dark ? bright : dark
    drawn += rectangle(x, roofs, width, bottom - 80 - roofs, fill(colour))
    drawn +=
      (index + first) % 2
        ? dome(x + width / 2, roofs + 1, width / 2, fill(colour === dark ? bright : dark))
        : polygon(
            [
              [x - 8, roofs + 1],
              [x + width / 2, roofs - width * 0.62],
              [x + width + 8, roofs + 1],
            ],
            fill(colour === bright ? dark : bright),
          )
    const pane = width * 0.22
    for (let y = roofs + pane; y < bottom - 200; y += pane * 2.1) {
      drawn += rectangle(x + width * 0.2, y, pane, pane * 1.2, fill(light))
      drawn += rectangle(x + width * 0.58, y, pane, pane * 1.2, fill(light))
    }
    const half = width * 0.16
    const door = rounded`M${x + width / 2 - half} ${bottom - 80}v-52a${half} ${half} 0 0 1 ${half * 2} 0v52z`
    drawn += path(door, fill(light))
  }
  return drawn + rectangle(0, bottom - 82, right, 82, fill(dark))
}
