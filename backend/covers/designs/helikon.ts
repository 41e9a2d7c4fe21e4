import { type CoverDesign, coverHeight, coverWidth } from '../cover-design.ts'
import { helikonOrnaments } from '../motifs/helikon-ornaments.ts'
import { fill, rectangle, stroke } from '../svg-shapes.ts'
import { fitText } from '../type/fit-text.ts'
import { fitTitle } from '../type/fit-title.ts'

const frame = { left: 34, top: 28, right: 578, bottom: 872 }
const centre = (frame.left + frame.right) / 2
const authorTop = 118
const markTop = 812

/** A double frame and an ornament on cloth. Tones: the frame, the ornament, the cloth's shade within it. */
export const helikon: CoverDesign = {
  palettes: [
    { ground: '#13304f', ink: '#fbf5e6', soft: '#e7c77d', tones: ['#d8b76c', '#e7c77d', '#1b3d62'] },
    { ground: '#4a1a22', ink: '#fbf2e4', soft: '#e6c489', tones: ['#d9b276', '#e6c489', '#5c252e'] },
    { ground: '#1f3a31', ink: '#f8f4e4', soft: '#dfc98a', tones: ['#cdb472', '#dfc98a', '#294a3f'] },
    { ground: '#3a2347', ink: '#f9f1ea', soft: '#e0bfa0', tones: ['#cfa98a', '#e0bfa0', '#4a2f59'] },
    { ground: '#26211d', ink: '#faf3e3', soft: '#d9b36a', tones: ['#c89f54', '#d9b36a', '#352e28'] },
    { ground: '#f0e6d2', ink: '#5a1f1c', soft: '#7c3a2a', tones: ['#9a4a35', '#8e3b2c', '#e6d8bd'] },
    { ground: '#1c4a52', ink: '#f8f3e2', soft: '#e8c99a', tones: ['#d5b381', '#e8c99a', '#265a63'] },
    { ground: '#dfe3dc', ink: '#20384a', soft: '#3f5a68', tones: ['#4b6b7b', '#375868', '#d1d8d1'] },
  ],
  motifs: helikonOrnaments,
  compose({ title, author }, palette, drawMotif) {
    const names = fitText(
      author.toLocaleUpperCase('hu'),
      { face: 'sansMedium', maxSize: 25, leading: 1.4, tracking: 0.11 },
      { width: 420, height: 60, maxLines: 2 },
    )
    const titleTop = Math.max(260, authorTop + names.height + 74)
    const name = fitTitle(
      title,
      { face: 'serifMedium', maxSize: 84, leading: 1.08, tracking: -0.01, subtitleFace: 'serifItalic' },
      { width: 436, height: 586 - titleTop, maxLines: 6 },
    )
    const mark = fitText(
      'HELIKON',
      { face: 'sansMedium', maxSize: 21, leading: 1, tracking: 0.2 },
      { width: 300, height: 30, maxLines: 1 },
    )

    // The ornament fills the space that the title leaves free, and stands in its middle.
    const top = titleTop + name.height + 62
    const bottom = markTop - 50
    const radius = Math.min(108, (bottom - top) / 2)
    const middle = (top + bottom) / 2
    const rule = (inset: number, width: number) =>
      rectangle(
        frame.left + inset,
        frame.top + inset,
        frame.right - frame.left - 2 * inset,
        frame.bottom - frame.top - 2 * inset,
        stroke(palette.tones[0], width),
      )
    const place = { x: centre, align: 'centre' } as const

    return {
      art:
        rectangle(0, 0, coverWidth, coverHeight, fill(palette.ground)) +
        rule(0, 4) +
        rule(11, 1.6) +
        drawMotif({ left: centre - radius, top: middle - radius, right: centre + radius, bottom: middle + radius }),
      text:
        names.draw({ ...place, top: authorTop, fill: palette.soft }) +
        name.draw({ ...place, top: titleTop, fill: palette.ink, subtitleFill: palette.soft }) +
        mark.draw({ ...place, top: markTop, fill: palette.soft }),
    }
  },
}
