/** The types of the parts of opentype.js that covers use; the package has no types of its own. */
declare module 'opentype.js' {
  export type OutlineCommand =
    | { type: 'M' | 'L'; x: number; y: number }
    | { type: 'Q'; x1: number; y1: number; x: number; y: number }
    | { type: 'C'; x1: number; y1: number; x2: number; y2: number; x: number; y: number }
    | { type: 'Z' }

  export interface Glyph {
    index: number
    advanceWidth: number
    path: { commands: OutlineCommand[] }
    getMetrics(): { xMin: number; xMax: number }
  }

  export interface Font {
    unitsPerEm: number
    tables: { os2: { sCapHeight: number } }
    charToGlyphIndex(character: string): number
    charToGlyph(character: string): Glyph
  }

  const opentype: { parse(file: ArrayBuffer): Font }
  export default opentype
}
