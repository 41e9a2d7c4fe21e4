import { type CoverDesign, coverHeight, coverWidth } from '../cover-design.ts'
import { kolibriScenes } from '../motifs/kolibri-scenes.ts'
import { kolibriSubject } from '../motifs/kolibri-subjects.ts'
import { circle, fill, rectangle } from '../svg-shapes.ts'
import { fitText } from '../type/fit-text.ts'
import { fitTitle } from '../type/fit-title.ts'

const left = 52
const width = 504
const authorTop = 52
const mark = { x: 532, y: 836, radius: 29 }

/** Bright shapes under a round, bold title. Tones: the dark shape, the bright one, the pale one. */
export const kolibri: CoverDesign = {
  palettes: [
    { ground: '#a9c7f0', ink: '#1c3b70', soft: '#1c3b70', tones: ['#1c3b70', '#ff7d5c', '#fff6e3'] },
    { ground: '#8fd3c8', ink: '#1f4265', soft: '#1f4265', tones: ['#1f4265', '#ffd04f', '#fffaf0'] },
    { ground: '#ffd34e', ink: '#1f4f58', soft: '#1f4f58', tones: ['#1f4f58', '#f26b4e', '#fff6dc'] },
    { ground: '#ffb9a0', ink: '#5a1f3d', soft: '#5a1f3d', tones: ['#5a1f3d', '#f7d154', '#fff3ea'] },
    { ground: '#cfe3b0', ink: '#1f4a36', soft: '#1f4a36', tones: ['#1f4a36', '#f0714f', '#fffbe8'] },
    { ground: '#f6c9d5', ink: '#28366f', soft: '#28366f', tones: ['#28366f', '#e8553f', '#fff7ef'] },
    { ground: '#fff0cf', ink: '#20386b', soft: '#20386b', tones: ['#20386b', '#f0803c', '#7cc3c0'] },
    { ground: '#24457a', ink: '#fff3d6', soft: '#ffd98a', tones: ['#12294f', '#ff8a63', '#ffe9b8'] },
    { ground: '#c9c3ee', ink: '#33256b', soft: '#33256b', tones: ['#33256b', '#ff8f5a', '#fff8e6'] },
  ],
  motifs: kolibriScenes,
  subject: kolibriSubject,
  compose({ title, author }, palette, drawMotif) {
    const names = fitText(author, { face: 'sansBold', maxSize: 31, leading: 1.2 }, { width, height: 66, maxLines: 2 })
    const titleTop = authorTop + (names.height && names.height + 40)
    const name = fitTitle(
      title,
      { face: 'serifBold', maxSize: 84, leading: 1.02, tracking: -0.014, subtitleFace: 'sansMedium' },
      { width, height: 310, maxLines: 6 },
    )
    const letter = fitText('k', { face: 'serifBold', maxSize: 38, leading: 1 }, { width: 40, height: 40, maxLines: 1 })
    const [dark, , pale] = palette.tones
    return {
      art:
        rectangle(0, 0, coverWidth, coverHeight, fill(palette.ground)) +
        drawMotif({
          left: 18,
          top: Math.max(330, titleTop + name.height + 64),
          right: coverWidth,
          bottom: coverHeight,
        }) +
        circle(mark.x, mark.y, mark.radius, `fill="${pale}" stroke="${dark}" stroke-width="4"`),
      text:
        names.draw({ x: left, top: authorTop, align: 'left', fill: palette.soft }) +
        name.draw({ x: left, top: titleTop, align: 'left', fill: palette.ink, subtitleFill: palette.soft }) +
        letter.draw({ x: mark.x, top: mark.y - letter.height / 2, align: 'centre', fill: dark }),
    }
  },
}
