import { type CoverDesign, coverHeight, coverWidth } from '../cover-design.ts'
import { libriMarks } from '../motifs/libri-marks.ts'
import { fill, rectangle } from '../svg-shapes.ts'
import { fitText } from '../type/fit-text.ts'
import { fitTitle } from '../type/fit-title.ts'

const left = 46
const right = 556
const titleTop = 78
const footLine = 846

/** The title in the largest size that fits. Tones: the main colour of the logo, its second colour, a field. */
export const libri: CoverDesign = {
  palettes: [
    { ground: '#f4ede0', ink: '#a9241d', soft: '#a9241d', tones: ['#1d1b18', '#a9241d', '#e9ddc8'] },
    { ground: '#1f5b66', ink: '#fbe9cf', soft: '#fff4e4', tones: ['#e9b565', '#fbe9cf', '#18494f'] },
    { ground: '#a3201a', ink: '#fff4e6', soft: '#ffe3cc', tones: ['#f0b46a', '#fff4e6', '#861813'] },
    { ground: '#1d1b18', ink: '#f6efe2', soft: '#e8b25c', tones: ['#e0542f', '#e8b25c', '#2e2a25'] },
    { ground: '#f2c14b', ink: '#1d1b18', soft: '#3a2a10', tones: ['#a3201a', '#1d1b18', '#e6ad2e'] },
    { ground: '#e3e8e4', ink: '#173f63', soft: '#173f63', tones: ['#d6542c', '#173f63', '#cfd8d4'] },
    { ground: '#2c3569', ink: '#fdeee0', soft: '#f5b7a0', tones: ['#f28766', '#fdeee0', '#232a56'] },
    { ground: '#f3d6c9', ink: '#5a1636', soft: '#5a1636', tones: ['#d8432f', '#5a1636', '#ecc4b3'] },
    { ground: '#dfe6d2', ink: '#1f4530', soft: '#1f4530', tones: ['#c2562a', '#1f4530', '#ccd7ba'] },
  ],
  motifs: libriMarks,
  compose({ title, author }, palette, drawMotif) {
    const name = fitTitle(
      title,
      { face: 'serifBold', maxSize: 122, leading: 1, tracking: -0.018, subtitleFace: 'serifMedium' },
      { width: right - left, height: 500, maxLines: 6 },
    )
    const names = fitText(
      author,
      { face: 'sansMedium', maxSize: 37, leading: 1.16 },
      { width: 400, height: 74, maxLines: 2 },
    )
    const mark = fitText(
      'libri',
      { face: 'sansBold', maxSize: 28, leading: 1 },
      { width: 100, height: 30, maxLines: 1 },
    )
    const authorTop = footLine - names.height
    return {
      art:
        rectangle(0, 0, coverWidth, coverHeight, fill(palette.ground)) +
        drawMotif({ left, right, top: titleTop + name.height + 70, bottom: authorTop - 52 }),
      text:
        name.draw({ x: left, top: titleTop, align: 'left', fill: palette.ink, subtitleFill: palette.soft }) +
        names.draw({ x: left, top: authorTop, align: 'left', fill: palette.soft }) +
        mark.draw({ x: right, top: footLine - mark.height, align: 'right', fill: palette.soft }),
    }
  },
}
