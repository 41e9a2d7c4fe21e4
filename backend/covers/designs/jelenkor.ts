import { type CoverDesign, coverHeight, coverWidth } from '../cover-design.ts'
import { jelenkorFigures } from '../motifs/jelenkor-figures.ts'
import { fill, rectangle } from '../svg-shapes.ts'
import { fitText } from '../type/fit-text.ts'
import { fitTitle } from '../type/fit-title.ts'

const left = 56
const right = 548
const figureTop = 84
const authorFoot = 764
const markFoot = 850

/** A line figure over quiet type. Tones: the line, a second line, the mark. */
export const jelenkor: CoverDesign = {
  palettes: [
    { ground: '#f6f4ef', ink: '#1d1b18', soft: '#5f594f', tones: ['#bd8a2b', '#1d1b18', '#1d1b18'] },
    { ground: '#1d1b18', ink: '#f6f4ef', soft: '#bfb8ab', tones: ['#d39b3a', '#f6f4ef', '#f6f4ef'] },
    { ground: '#e6e9ea', ink: '#1c2b38', soft: '#4d5b66', tones: ['#2c5a7d', '#b2502f', '#1c2b38'] },
    { ground: '#f2e9dc', ink: '#3a221a', soft: '#6d5244', tones: ['#b04a2c', '#3a221a', '#3a221a'] },
    { ground: '#dfe6dd', ink: '#1d332a', soft: '#4a5f54', tones: ['#2f6b4a', '#1d332a', '#1d332a'] },
    { ground: '#26313d', ink: '#f1ede4', soft: '#b7bec3', tones: ['#e0b56a', '#9fb4c2', '#f1ede4'] },
    { ground: '#ede4e6', ink: '#3c1d2c', soft: '#6b4b59', tones: ['#8a2f4c', '#3c1d2c', '#3c1d2c'] },
    { ground: '#faf6e6', ink: '#262626', soft: '#5e5b50', tones: ['#262626', '#c9502d', '#262626'] },
  ],
  motifs: jelenkorFigures,
  compose({ title, author }, palette, drawMotif) {
    const width = right - left
    const names = fitText(author, { face: 'sans', maxSize: 30, leading: 1.26 }, { width, height: 66, maxLines: 2 })
    const name = fitTitle(
      title,
      { face: 'serif', maxSize: 66, leading: 1.12, tracking: -0.012, subtitleFace: 'serifItalic' },
      { width, height: 264, maxLines: 6 },
    )
    const mark = fitText(
      'JELENKOR',
      { face: 'sansMedium', maxSize: 23, leading: 1, tracking: 0.05 },
      { width, height: 30, maxLines: 1 },
    )
    const authorTop = authorFoot - names.height
    const titleTop = authorTop - (names.height && 48) - name.height
    return {
      art:
        rectangle(0, 0, coverWidth, coverHeight, fill(palette.ground)) +
        drawMotif({ left, right, top: figureTop, bottom: titleTop - 74 }),
      text:
        name.draw({ x: left, top: titleTop, align: 'left', fill: palette.ink, subtitleFill: palette.soft }) +
        names.draw({ x: left, top: authorTop, align: 'left', fill: palette.soft }) +
        mark.draw({ x: right, top: markFoot - mark.height, align: 'right', fill: palette.tones[2] }),
    }
  },
}
