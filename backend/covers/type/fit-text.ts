import { breakLines } from './break-lines.ts'
import { linePath, type SetLine, setLine } from './set-line.ts'
import { type TypefaceName, typefaceNamed } from './typeface.ts'

export interface TextStyle {
  face: TypefaceName
  maxSize: number
  /** From baseline to baseline, in font sizes. */
  leading: number
  /** Letter-spacing in font sizes. */
  tracking?: number
}

export interface TextBox {
  width: number
  height: number
  maxLines: number
}

interface TextPlace {
  /** The left edge, the middle or the right edge of the lines, depending on `align`. */
  x: number
  /** The top of the capitals of the first line. */
  top: number
  align: 'left' | 'centre' | 'right'
  fill: string
}

export interface TextBlock {
  size: number
  /** From the top of the first line's capitals to the last baseline. */
  height: number
  width: number
  draw(place: TextPlace): string
}

/** Fewer lines are better, unless more lines allow a noticeably larger text. */
const worthALine = 1.09

/** Sets a text in balanced lines, in the largest size that its style and its box allow. */
export function fitText(text: string, style: TextStyle, box: TextBox): TextBlock {
  const typeface = typefaceNamed(style.face)
  const words = text.normalize('NFC').split(/\s+/).filter(Boolean)
  const setWords = (from: number, to: number) => setLine(words.slice(from, to).join(' '), typeface, style.tracking ?? 0)
  const widths = new Map<number, number>()
  const widthOf = (from: number, to: number) => {
    const key = from * words.length + to - 1
    if (!widths.has(key)) widths.set(key, inkWidth(setWords(from, to)))
    return widths.get(key) ?? 0
  }

  let best: { size: number; lines: [number, number][] } = { size: 0, lines: [] }
  for (let count = 1; count <= box.maxLines; count++) {
    const lines = breakLines(words, count, widthOf)
    if (!lines) break
    const widest = Math.max(...lines.map(([from, to]) => widthOf(from, to)))
    const heightAtSizeOne = typeface.capHeight + (count - 1) * style.leading
    const size = Math.min(style.maxSize, box.width / widest, box.height / heightAtSizeOne)
    if (size > best.size * worthALine) best = { size, lines }
  }
  const { size } = best
  return blockOf(
    best.lines.map(([from, to]) => setWords(from, to)),
    size,
    typeface.capHeight * size,
    style.leading * size,
  )
}

function blockOf(lines: SetLine[], size: number, capHeight: number, leading: number): TextBlock {
  return {
    size,
    height: lines.length === 0 ? 0 : capHeight + (lines.length - 1) * leading,
    width: Math.max(0, ...lines.map(inkWidth)) * size,
    draw({ x, top, align, fill }) {
      const path = lines
        .map((line, index) => linePath(line, lineOrigin(line, x, align, size), top + capHeight + index * leading, size))
        .join('')
      return path && `<path fill="${fill}" d="${path}"/>`
    },
  }
}

/** The ink of a letter stands on the edge, not its side bearing, so that large and small type align. */
function lineOrigin(line: SetLine, x: number, align: TextPlace['align'], size: number): number {
  if (align === 'left') return x - line.left * size
  if (align === 'right') return x - line.right * size
  return x - ((line.left + line.right) / 2) * size
}

function inkWidth(line: SetLine): number {
  return line.right - line.left
}
