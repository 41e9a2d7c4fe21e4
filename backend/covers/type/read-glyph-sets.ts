/** Readers of OpenType's two lists of glyphs, each of which has two formats: single glyphs and ranges. */

/** From a glyph to its position in the coverage. */
export function readCoverage(table: Buffer, at: number): Map<number, number> {
  const coverage = new Map<number, number>()
  const count = table.readUInt16BE(at + 2)
  if (table.readUInt16BE(at) === 1) {
    for (let index = 0; index < count; index++) coverage.set(table.readUInt16BE(at + 4 + index * 2), index)
    return coverage
  }
  for (const range of readRanges(table, at + 4, count)) {
    for (let glyph = range.first; glyph <= range.last; glyph++) coverage.set(glyph, range.value + glyph - range.first)
  }
  return coverage
}

/** From a glyph to its class; a glyph that is not listed has class 0. */
export function readClasses(table: Buffer, at: number): Map<number, number> {
  const classes = new Map<number, number>()
  if (table.readUInt16BE(at) === 1) {
    const first = table.readUInt16BE(at + 2)
    const count = table.readUInt16BE(at + 4)
    for (let index = 0; index < count; index++) classes.set(first + index, table.readUInt16BE(at + 6 + index * 2))
    return classes
  }
  for (const range of readRanges(table, at + 4, table.readUInt16BE(at + 2))) {
    for (let glyph = range.first; glyph <= range.last; glyph++) classes.set(glyph, range.value)
  }
  return classes
}

function readRanges(table: Buffer, at: number, count: number) {
  return Array.from({ length: count }, (_, index) => ({
    first: table.readUInt16BE(at + index * 6),
    last: table.readUInt16BE(at + index * 6 + 2),
    value: table.readUInt16BE(at + index * 6 + 4),
  }))
}
