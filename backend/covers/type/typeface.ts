import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
// oxlint-disable-next-line import/default -- Node takes the package's CommonJS build, whose exports are the default.
import opentype, { type Font, type OutlineCommand } from 'opentype.js'
import { type Kerning, readKerning } from './read-kerning.ts'
import { readWoffTable } from './read-woff-table.ts'

/** A glyph in em units. Its outline points upwards, as in the font. */
export interface CoverGlyph {
  advance: number
  inkLeft: number
  inkRight: number
  outline: OutlineCommand[]
  unitsPerEm: number
}

export interface Typeface {
  capHeight: number
  /** Undefined when neither subset can draw the character. */
  glyph(character: string): CoverGlyph | undefined
  kerning(left: string, right: string): number
}

const files = {
  serif: ['newsreader', '400-normal'],
  serifMedium: ['newsreader', '500-normal'],
  serifBold: ['newsreader', '600-normal'],
  serifItalic: ['newsreader', '400-italic'],
  sans: ['instrument-sans', '400-normal'],
  sansMedium: ['instrument-sans', '500-normal'],
  sansBold: ['instrument-sans', '600-normal'],
} as const
export type TypefaceName = keyof typeof files

const require = createRequire(import.meta.url)
const loaded = new Map<TypefaceName, Typeface>()

export function typefaceNamed(name: TypefaceName): Typeface {
  let typeface = loaded.get(name)
  if (!typeface) loaded.set(name, (typeface = loadTypeface(name)))
  return typeface
}

function loadTypeface(name: TypefaceName): Typeface {
  const latin = loadSubset(name, 'latin')
  const extended = loadSubset(name, 'latin-ext')
  const glyphs = new Map<string, CoverGlyph | undefined>()
  const { unitsPerEm } = latin.font

  return {
    capHeight: latin.font.tables.os2.sCapHeight / unitsPerEm,
    glyph(character) {
      if (!glyphs.has(character)) {
        const font = [latin.font, extended.font].find((candidate) => candidate.charToGlyphIndex(character) > 0)
        glyphs.set(character, font && readGlyph(font, character))
      }
      return glyphs.get(character)
    },
    kerning(left, right) {
      const pair = [left, right].map((character) => latin.font.charToGlyphIndex(latinTwin(latin.font, character)))
      return latin.kerning(pair[0] ?? 0, pair[1] ?? 0) / unitsPerEm
    },
  }
}

/** The subsets have no kerning for letters of the other subset, so "ő" is kerned as "o", which has the same sides. */
function latinTwin(latin: Font, character: string): string {
  return latin.charToGlyphIndex(character) > 0 ? character : (character.normalize('NFD')[0] ?? character)
}

function loadSubset(name: TypefaceName, subset: 'latin' | 'latin-ext'): { font: Font; kerning: Kerning } {
  const [family, style] = files[name]
  const file = readFileSync(require.resolve(`@fontsource/${family}/files/${family}-${subset}-${style}.woff`))
  const gpos = readWoffTable(file, 'GPOS')
  return {
    font: opentype.parse(new Uint8Array(file).buffer),
    kerning: gpos ? readKerning(gpos) : () => 0,
  }
}

function readGlyph(font: Font, character: string): CoverGlyph {
  const glyph = font.charToGlyph(character)
  const { unitsPerEm } = font
  const { xMin, xMax } = glyph.getMetrics()
  return {
    advance: glyph.advanceWidth / unitsPerEm,
    inkLeft: xMin / unitsPerEm,
    inkRight: xMax / unitsPerEm,
    outline: glyph.path.commands,
    unitsPerEm,
  }
}
