import { type CoverDesign, coverHeight, coverWidth } from '../cover-design.ts'
import { dunapartViews } from '../motifs/dunapart-views.ts'
import { fill, rectangle } from '../svg-shapes.ts'
import { fitText } from '../type/fit-text.ts'
import { fitTitle } from '../type/fit-title.ts'

const left = 54
const right = 552
const footLine = 846

/** The river above, the type on the bank below. Tones: the sky, the water, the things in them. */
export const dunapart: CoverDesign = {
  palettes: [
    { ground: '#f5f0e6', ink: '#17324a', soft: '#475d70', tones: ['#f0c9a0', '#7fa3b5', '#17324a'] },
    { ground: '#1b2f3f', ink: '#f4ecdc', soft: '#c3c9c6', tones: ['#e2a36f', '#5f8596', '#101e2a'] },
    { ground: '#f2ebe2', ink: '#4a2430', soft: '#6f4c56', tones: ['#f3d3b8', '#b98490', '#4a2430'] },
    { ground: '#eef0e4', ink: '#1f3d33', soft: '#4b6258', tones: ['#eadf9f', '#8db29a', '#1f3d33'] },
    { ground: '#f8f2df', ink: '#1f2e5a', soft: '#505d84', tones: ['#f6c945', '#7d9bd0', '#1f2e5a'] },
    { ground: '#ece7ee', ink: '#2f2749', soft: '#5a5275', tones: ['#f0b7a4', '#9a92bd', '#2f2749'] },
    { ground: '#2a2622', ink: '#f6eddc', soft: '#cbbfa9', tones: ['#d9b26a', '#8a8272', '#1a1714'] },
    { ground: '#f4efe8', ink: '#143f47', soft: '#42646a', tones: ['#f4a98a', '#5fa3a3', '#143f47'] },
  ],
  motifs: dunapartViews,
  compose({ title, author }, palette, drawMotif) {
    const width = right - left
    const name = fitTitle(
      title,
      { face: 'serifBold', maxSize: 72, leading: 1.06, tracking: -0.014, subtitleFace: 'serif' },
      { width, height: 300, maxLines: 5 },
    )
    const names = fitText(
      author,
      { face: 'sansMedium', maxSize: 29, leading: 1.24 },
      { width: 340, height: 66, maxLines: 2 },
    )
    const mark = fitText(
      'dunapart',
      { face: 'serifItalic', maxSize: 32, leading: 1 },
      { width: 140, height: 30, maxLines: 1 },
    )
    const titleTop = Math.min(628, footLine - names.height - 56 - name.height)
    return {
      art:
        rectangle(0, 0, coverWidth, coverHeight, fill(palette.ground)) +
        drawMotif({ left: 0, top: 0, right: coverWidth, bottom: titleTop - 62 }),
      text:
        name.draw({ x: left, top: titleTop, align: 'left', fill: palette.ink, subtitleFill: palette.soft }) +
        names.draw({ x: left, top: footLine - names.height, align: 'left', fill: palette.soft }) +
        mark.draw({ x: right, top: footLine - mark.height, align: 'right', fill: palette.soft }),
    }
  },
}
