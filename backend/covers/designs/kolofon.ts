import { type CoverDesign, coverHeight, coverWidth } from '../cover-design.ts'
import { kolofonPapers } from '../motifs/kolofon-papers.ts'
import { fill, rectangle, stroke } from '../svg-shapes.ts'
import { fitText } from '../type/fit-text.ts'
import { fitTitle } from '../type/fit-title.ts'

const label = { x: 91, y: 150, width: 436, padding: 46 }
const centre = label.x + label.width / 2

/** Patterned paper with a pasted label. Tones: the paper, its print, a second print. */
export const kolofon: CoverDesign = {
  palettes: [
    { ground: '#efe0e2', ink: '#47284a', soft: '#6a4468', tones: ['#4f2f52', '#8e6a88', '#c9a6b8'] },
    { ground: '#f1e6c6', ink: '#4a3c12', soft: '#665628', tones: ['#65551f', '#d3c288', '#a08f4c'] },
    { ground: '#f4dfc2', ink: '#6d1f1c', soft: '#7e3a2e', tones: ['#7a2926', '#dba58d', '#a95a4c'] },
    { ground: '#e9dfc0', ink: '#1f4132', soft: '#3d5a45', tones: ['#284a3a', '#8fae94', '#587c66'] },
    { ground: '#ece6d8', ink: '#1d2f52', soft: '#42527a', tones: ['#22355e', '#91a3c9', '#5a6fa0'] },
    { ground: '#fbf1dc', ink: '#7a3a10', soft: '#84501f', tones: ['#d69a3c', '#fae3b0', '#b5741f'] },
    { ground: '#f3ebdc', ink: '#154a50', soft: '#3a6468', tones: ['#1f6168', '#8cbcb8', '#55928f'] },
    { ground: '#f6e7da', ink: '#3b2a20', soft: '#6b5243', tones: ['#cdb79a', '#7a5540', '#a6846a'] },
    { ground: '#f2ead8', ink: '#26262a', soft: '#55535a', tones: ['#2f3036', '#b9ab8c', '#75706a'] },
  ],
  motifs: kolofonPapers,
  compose({ title, author }, palette, drawMotif) {
    const width = label.width - 2 * label.padding
    const names = fitText(author, { face: 'serif', maxSize: 28, leading: 1.2 }, { width, height: 62, maxLines: 2 })
    const name = fitTitle(
      title,
      { face: 'serifMedium', maxSize: 58, leading: 1.1, tracking: -0.008, subtitleFace: 'serifItalic' },
      { width, height: 330, maxLines: 7 },
    )
    const mark = fitText(
      'Kolofon',
      { face: 'serifItalic', maxSize: 22, leading: 1 },
      { width, height: 30, maxLines: 1 },
    )

    const titleTop = label.y + 48 + (names.height && names.height + 38)
    const markTop = titleTop + name.height + 54
    const height = markTop + mark.height + 34 - label.y
    const frame = (inset: number, paint: string) =>
      rectangle(label.x + inset, label.y + inset, label.width - 2 * inset, height - 2 * inset, paint)
    const place = { x: centre, align: 'centre' } as const

    return {
      art:
        rectangle(0, 0, coverWidth, coverHeight, fill(palette.tones[0])) +
        drawMotif({ left: 0, top: 0, right: coverWidth, bottom: coverHeight }) +
        // The edge of the label. Without it the label looks like a hole in the paper.
        rectangle(label.x - 1, label.y + 4, label.width + 2, height, 'fill="#000" fill-opacity=".2"') +
        frame(0, fill(palette.ground)) +
        frame(11, stroke(palette.ink, 2.6)) +
        frame(17, stroke(palette.ink, 1.1)),
      text:
        names.draw({ ...place, top: label.y + 48, fill: palette.soft }) +
        name.draw({ ...place, top: titleTop, fill: palette.ink, subtitleFill: palette.soft }) +
        mark.draw({ ...place, top: markTop, fill: palette.soft }),
    }
  },
}
