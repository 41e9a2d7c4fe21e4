import { rounded } from '../rounded.ts'
import type { CoverGlyph, Typeface } from './typeface.ts'

/** A line at size 1: its glyphs with their positions, and the beginning and end of its ink. */
export interface SetLine {
  glyphs: { glyph: CoverGlyph; x: number }[]
  left: number
  right: number
}

export function setLine(text: string, typeface: Typeface, tracking: number): SetLine {
  const glyphs: SetLine['glyphs'] = []
  let x = 0
  let previous = ''
  for (const character of text) {
    const glyph = typeface.glyph(character) ?? typeface.glyph(character.normalize('NFD')[0] ?? '')
    // A letter of another script is left out: on a cover a gap looks better than a box.
    if (!glyph) continue
    if (previous) x += typeface.kerning(previous, character) + tracking
    glyphs.push({ glyph, x })
    x += glyph.advance
    previous = character
  }
  const first = glyphs.at(0)
  const last = glyphs.at(-1)
  return {
    glyphs,
    left: first ? first.glyph.inkLeft : 0,
    right: last ? last.x + last.glyph.inkRight : 0,
  }
}

/** Path data of a line whose origin is at `x` on the baseline `y`. */
export function linePath(line: SetLine, x: number, y: number, size: number): string {
  return line.glyphs.map(({ glyph, x: offset }) => glyphPath(glyph, x + offset * size, y, size)).join('')
}

function glyphPath(glyph: CoverGlyph, x: number, y: number, size: number): string {
  const scale = size / glyph.unitsPerEm
  const point = (px: number, py: number) => rounded`${x + px * scale} ${y - py * scale}`
  return glyph.outline
    .map((command) => {
      if (command.type === 'Z') return 'Z'
      const end = point(command.x, command.y)
      if (command.type === 'Q') return `Q${point(command.x1, command.y1)} ${end}`
      if (command.type === 'C') return `C${point(command.x1, command.y1)} ${point(command.x2, command.y2)} ${end}`
      return command.type + end
    })
    .join('')
}
