import { type CoverDesign, coverHeight, coverWidth } from '../cover-design.ts'
import { szelrozsaCharts } from '../motifs/szelrozsa-charts.ts'
import { circle, fill, lineThrough, path, polar, polygon, rectangle, stroke } from '../svg-shapes.ts'
import { fitText } from '../type/fit-text.ts'
import { fitTitle, type TitleBlock } from '../type/fit-title.ts'

const disc = { x: 309, y: 410, radius: 222 }
const bezel = 32
const markTop = 820

/** A compass card on a chart. Tones: the chart, its lines, the bezel. */
export const szelrozsa: CoverDesign = {
  palettes: [
    { ground: '#f7f1e3', ink: '#1d3a4f', soft: '#4a6070', tones: ['#2b5470', '#6f97ad', '#e3b45c'] },
    { ground: '#f8f0e0', ink: '#5c2a1c', soft: '#7d5040', tones: ['#b5543a', '#e39a7d', '#5c2a1c'] },
    { ground: '#20352f', ink: '#f5eeda', soft: '#c9c6a8', tones: ['#dfe3cf', '#9db094', '#a5432c'] },
    { ground: '#faf3e4', ink: '#143f44', soft: '#456669', tones: ['#2f7d80', '#83bdb8', '#f2c868'] },
    { ground: '#27304a', ink: '#f6ecd8', soft: '#ccc6bc', tones: ['#ead9b4', '#c0a66e', '#27304a'] },
    { ground: '#f6efe6', ink: '#3d2a4d', soft: '#67567a', tones: ['#584069', '#927aa6', '#e6b98a'] },
    { ground: '#fbf5e6', ink: '#4a3a12', soft: '#6d5c30', tones: ['#d9a93f', '#f3d88f', '#4a3a12'] },
    { ground: '#f3f0ea', ink: '#232a30', soft: '#575f66', tones: ['#3a444c', '#7a868f', '#c8533a'] },
  ],
  motifs: szelrozsaCharts,
  compose({ title, author }, palette, drawMotif) {
    const [chart, , ring] = palette.tones
    const names = fitText(
      author,
      { face: 'sansMedium', maxSize: 26, leading: 1.24 },
      { width: 250, height: 60, maxLines: 2 },
    )
    const mark = fitText(
      'szélrózsa',
      { face: 'serifItalic', maxSize: 34, leading: 1 },
      { width: 300, height: 40, maxLines: 1 },
    )
    const gap = names.height && 44
    const name = fitIntoDisc(title, gap + names.height)
    const top = disc.y - (name.height + gap + names.height) / 2
    const place = { x: disc.x, align: 'centre' } as const

    return {
      art:
        rectangle(0, 0, coverWidth, coverHeight, fill(chart)) +
        drawMotif({
          left: disc.x - disc.radius - bezel,
          top: disc.y - disc.radius - bezel,
          right: disc.x + disc.radius + bezel,
          bottom: disc.y + disc.radius + bezel,
        }) +
        drawCard(palette.ground, palette.ink, ring) +
        rectangle(
          disc.x - mark.width / 2 - 26,
          markTop - 24,
          mark.width + 52,
          mark.height + 48,
          `${fill(palette.ground)} rx="35"`,
        ),
      text:
        name.draw({ ...place, top, fill: palette.ink, subtitleFill: palette.soft }) +
        names.draw({ ...place, top: top + name.height + gap, fill: palette.soft }) +
        mark.draw({ ...place, top: markTop, fill: palette.ink }),
    }
  },
}

/** The largest setting whose corners do not reach the ticks, with `below` more space under it. */
function fitIntoDisc(title: string, below: number): TitleBlock {
  const within = disc.radius - 30
  const settings = [360, 330, 300, 270, 240, 210].map((width) =>
    fitTitle(
      title,
      { face: 'serifMedium', maxSize: 66, leading: 1.1, tracking: -0.01, subtitleFace: 'serifItalic' },
      { width, height: 2 * Math.sqrt(within ** 2 - (width / 2) ** 2) - below, maxLines: 6 },
    ),
  )
  const fitting = settings.filter(({ width, height }) => Math.hypot(width / 2, (height + below) / 2) <= within + 1)
  return fitting.reduce((best, setting) => (setting.size > best.size ? setting : best))
}

function drawCard(ground: string, ink: string, ring: string): string {
  const { x, y, radius } = disc
  const ticks = Array.from({ length: 72 }, (_, index) => {
    const angle = (index * Math.PI) / 36
    return lineThrough([polar(x, y, radius - (index % 9 ? 9 : 20), angle), polar(x, y, radius, angle)])
  })
  const tip = y - radius - bezel
  return (
    circle(x, y, radius + bezel - 8, fill(ring)) +
    circle(x, y, radius + 8, fill(ground)) +
    path(ticks.join(''), stroke(ink, 2.4)) +
    circle(x, y, radius, stroke(ink, 2.4)) +
    polygon(
      [
        [x, tip - 22],
        [x + 26, tip + 30],
        [x, tip + 20],
        [x - 26, tip + 30],
      ],
      `${fill(ink)} stroke="${ground}" stroke-width="4"`,
    )
  )
}
