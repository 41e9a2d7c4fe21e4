import { type CoverDesign, coverHeight, coverWidth } from '../cover-design.ts'
import { northlightSkies } from '../motifs/northlight-skies.ts'
import { fill, rectangle } from '../svg-shapes.ts'
import { fitText } from '../type/fit-text.ts'
import { fitTitle } from '../type/fit-title.ts'

const left = 54
const right = 552
const footLine = 846

/** Light from above, a plain sans below. Tones: the light, its middle, its far end. */
export const northlight: CoverDesign = {
  palettes: [
    { ground: '#0f2233', ink: '#f4f7f2', soft: '#a9c3c4', tones: ['#c9f0d2', '#58b59b', '#1c4a58'] },
    { ground: '#f0f1ee', ink: '#14283c', soft: '#4c5e6d', tones: ['#f2b84b', '#e2703f', '#8e4a6a'] },
    { ground: '#1d1a38', ink: '#f6f1f7', soft: '#c0b4d6', tones: ['#f7b7c0', '#a5679f', '#3b2f68'] },
    { ground: '#e9eef2', ink: '#102e4a', soft: '#456079', tones: ['#173f63', '#4f86ad', '#a9c6d8'] },
    { ground: '#12302c', ink: '#f5f4e6', soft: '#b3c9b4', tones: ['#f4e08a', '#8cba6a', '#2a5a4a'] },
    { ground: '#f4ece4', ink: '#3a1c24', soft: '#6a4a50', tones: ['#c13f3c', '#e08a6a', '#efc7a8'] },
    { ground: '#2a1c1a', ink: '#fbf1e4', soft: '#d5b9a4', tones: ['#ffd083', '#e2783f', '#6e2f26'] },
    { ground: '#f3f3ee', ink: '#20302a', soft: '#52645b', tones: ['#1f6b58', '#76b39a', '#c8dfcb'] },
  ],
  motifs: northlightSkies,
  compose({ title, author }, palette, drawMotif) {
    const width = right - left
    const name = fitTitle(
      title,
      { face: 'sansBold', maxSize: 70, leading: 1.06, tracking: -0.022, subtitleFace: 'sans' },
      { width, height: 300, maxLines: 6 },
    )
    const names = fitText(author, { face: 'sans', maxSize: 30, leading: 1.24 }, { width: 320, height: 66, maxLines: 2 })
    const mark = fitText(
      'Northlight',
      { face: 'sansBold', maxSize: 26, leading: 1, tracking: -0.01 },
      { width: 160, height: 30, maxLines: 1 },
    )
    const titleTop = footLine - names.height - 58 - name.height
    return {
      art:
        rectangle(0, 0, coverWidth, coverHeight, fill(palette.ground)) +
        drawMotif({ left: 0, top: 0, right: coverWidth, bottom: titleTop - 70 }),
      text:
        name.draw({ x: left, top: titleTop, align: 'left', fill: palette.ink, subtitleFill: palette.soft }) +
        names.draw({ x: left, top: footLine - names.height, align: 'left', fill: palette.soft }) +
        mark.draw({ x: right, top: footLine - mark.height, align: 'right', fill: palette.ink }),
    }
  },
}
