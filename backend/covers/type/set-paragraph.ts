import { breakToWidth } from './break-to-width.ts'
import { linePath, setLine } from './set-line.ts'
import { type TypefaceName, typefaceNamed } from './typeface.ts'

export interface ParagraphStyle {
  face: TypefaceName
  size: number
  width: number
  /** The baseline of the first line. */
  indent?: number
  /** Justified: all lines but the last have the same width. */
  justified?: boolean
}

/** Draws one line with its left edge at `x` on the baseline `y`: path data. */
export type ParagraphLine = (x: number, y: number) => string

/** The width of a space, in font sizes. */
const space = 0.25

/** Running text at a fixed size. A line feed in it ends a line, as in a poem. */
export function setParagraph(text: string, style: ParagraphStyle): ParagraphLine[] {
  return text.split('\n').flatMap((line, index) => setRun(line, index === 0 ? style : { ...style, indent: 0 }))
}

function setRun(text: string, { face, size, width, indent = 0, justified = false }: ParagraphStyle): ParagraphLine[] {
  const typeface = typefaceNamed(face)
  const words = text
    .normalize('NFC')
    .split(/\s+/)
    .filter(Boolean)
    .map((word) => setLine(word, typeface, 0))
  const advances = words.map(({ right }) => right * size)
  const inkOf = (from: number, to: number) => advances.slice(from, to).reduce((sum, one) => sum + one, 0)
  const widthOf = (from: number, to: number) => inkOf(from, to) + (to - from - 1) * space * size
  const roomOf = (isFirst: boolean) => width - (isFirst ? indent : 0)

  return breakToWidth(words.length, widthOf, roomOf).map(([from, to], line) => {
    const isLast = to === words.length
    const gaps = to - from - 1
    const gap = justified && !isLast && gaps > 0 ? (roomOf(line === 0) - inkOf(from, to)) / gaps : space * size
    return (x, y) => {
      let left = x + (line === 0 ? indent : 0)
      return words
        .slice(from, to)
        .map((word, index) => {
          const path = linePath(word, left, y, size)
          left += (advances[from + index] ?? 0) + gap
          return path
        })
        .join('')
    }
  })
}
