import { type CoverDesign, coverWidth, type Motif } from '../cover-design.ts'
import { rounded } from '../rounded.ts'
import { circle, fill, path, rectangle, spread, stroke } from '../svg-shapes.ts'
import { fitText } from '../type/fit-text.ts'

const rule: Motif = ({ left, bottom }, { tones: [main] }, choice) =>
  rectangle(left, bottom - 8, choice.pick([88, 132, 176]), choice.pick([8, 12]), fill(main))

const field: Motif = ({ top, bottom }, { tones: [main, , shade] }, choice) => {
  const height = Math.min(bottom - top, choice.between(150, 330))
  const band = choice.pick([10, 22])
  return (
    rectangle(0, bottom - height, coverWidth, height, fill(shade)) +
    rectangle(0, bottom - band, coverWidth, band, fill(main))
  )
}

/** A printer's sort, in the largest size that the title allows. */
const sort: Motif = ({ right, top, bottom }, { tones: [main] }, choice) => {
  const sign = choice.pick(['&', ';', '?', '„', '*', '!', '§'])
  const height = bottom - top
  const letter = fitText(
    sign,
    { face: 'serifMedium', maxSize: Math.min(430, height * 1.15), leading: 1 },
    { width: 320, height: 400, maxLines: 1 },
  )
  return letter.draw({ x: right, top: bottom - letter.height - letter.size * 0.1, align: 'right', fill: main })
}

const lines: Motif = ({ left, right, top, bottom }, { tones: [main, second] }, choice) => {
  const count = Math.max(2, Math.min(choice.whole(4, 7), Math.floor((bottom - top) / 34)))
  const step = 34
  const accent = choice.whole(0, count - 1)
  return Array.from({ length: count }, (_, index) => {
    const length = (right - left) * (index === count - 1 ? choice.between(0.25, 0.5) : choice.between(0.82, 1))
    return rectangle(left, bottom - (count - index) * step + 22, length, 12, fill(index === accent ? main : second))
  }).join('')
}

const disc: Motif = ({ right, top, bottom }, { tones: [main, , shade] }, choice) => {
  const radius = Math.min((bottom - top) / 2, 170)
  const x = right - radius + choice.between(20, 70)
  return (
    circle(x - radius * choice.between(0.5, 0.9), bottom - radius, radius, fill(shade)) +
    circle(x, bottom - radius, radius, fill(main))
  )
}

const columns: Motif = ({ left, right, top, bottom }, { tones: [main, second] }, choice) => {
  const height = bottom - top
  const count = choice.pick([7, 9, 11])
  const lean = choice.pick([-1, 1])
  const data = spread(count, left + 6, right - 6).map((x, index) => {
    const share = (lean > 0 ? index + 1 : count - index) / count
    return rounded`M${x} ${bottom}v${-Math.min(height, 300) * share}`
  })
  const accent = choice.whole(2, count - 3)
  return (
    path(data.filter((_, index) => index !== accent).join(''), stroke(second, 12)) +
    path(data[accent] ?? '', stroke(main, 12))
  )
}

export const libriMarks: CoverDesign['motifs'] = [rule, field, sort, lines, disc, columns]
