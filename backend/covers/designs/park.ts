import { type CoverDesign, coverHeight, coverWidth } from '../cover-design.ts'
import { parkLandscapes } from '../motifs/park-landscapes.ts'
import { fill, rectangle } from '../svg-shapes.ts'
import { fitText } from '../type/fit-text.ts'
import { fitTitle } from '../type/fit-title.ts'

const left = 56
const width = 490
const authorTop = 68

/** Hills under a wide sky. Tones: the sun, the farthest hill, the nearest. */
export const park: CoverDesign = {
  palettes: [
    { ground: '#f5e1ce', ink: '#4a2836', soft: '#5d3a44', tones: ['#d49a7c', '#e8b88c', '#4a2836'] },
    { ground: '#e5edf1', ink: '#21425f', soft: '#345570', tones: ['#9fbac8', '#b9ced9', '#23445f'] },
    { ground: '#e8ecd9', ink: '#254a3e', soft: '#3c5c4c', tones: ['#d9bd6a', '#b7cba0', '#254a3e'] },
    { ground: '#ece3ee', ink: '#3d2c54', soft: '#57456c', tones: ['#e0a3a0', '#cdb4d2', '#3a2a50'] },
    { ground: '#f7ebc8', ink: '#5a3c12', soft: '#6f5122', tones: ['#e08a45', '#ebcb7a', '#5d4016'] },
    { ground: '#f4dfdb', ink: '#57263a', soft: '#6b3a4c', tones: ['#f0a98f', '#e3b1ad', '#54273b'] },
    { ground: '#dfeeea', ink: '#134a50', soft: '#2e6064', tones: ['#f0c27a', '#9fd0c6', '#12474e'] },
    { ground: '#24344f', ink: '#f6ecd8', soft: '#dccfae', tones: ['#f3dfae', '#52688a', '#111c30'] },
    { ground: '#efe9dd', ink: '#3a3a34', soft: '#57564c', tones: ['#c9482f', '#cfc6b2', '#33342f'] },
  ],
  motifs: parkLandscapes,
  compose({ title, author }, palette, drawMotif) {
    const names = fitText(
      author,
      { face: 'sansMedium', maxSize: 30, leading: 1.24 },
      { width, height: 66, maxLines: 2 },
    )
    const titleTop = authorTop + (names.height && names.height + 40)
    const name = fitTitle(
      title,
      { face: 'serifMedium', maxSize: 76, leading: 1.1, tracking: -0.012, subtitleFace: 'serifItalic' },
      { width, height: 300, maxLines: 6 },
    )
    const mark = fitText('park', { face: 'sansBold', maxSize: 28, leading: 1 }, { width, height: 40, maxLines: 1 })
    return {
      art:
        rectangle(0, 0, coverWidth, coverHeight, fill(palette.ground)) +
        drawMotif({ left: 0, top: Math.max(300, titleTop + name.height + 56), right: coverWidth, bottom: coverHeight }),
      text:
        names.draw({ x: left, top: authorTop, align: 'left', fill: palette.soft }) +
        name.draw({ x: left, top: titleTop, align: 'left', fill: palette.ink, subtitleFill: palette.soft }) +
        mark.draw({ x: left, top: 834, align: 'left', fill: '#fffaf2' }),
    }
  },
}
