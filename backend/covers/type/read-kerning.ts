import { readClasses, readCoverage } from './read-glyph-sets.ts'

export type Kerning = (left: number, right: number) => number

const pairAdjustment = 2
const extension = 9

/**
 * Pair kerning from a GPOS table. opentype.js 2.0.0 does not read extension lookups and answers 0 for every pair,
 * because the files of @fontsource have all their kerning in such lookups.
 */
export function readKerning(gpos: Buffer): Kerning {
  const subtables = kernLookups(gpos)
    .flatMap((lookup) => pairSubtables(gpos, lookup))
    .map((at) => readPairs(gpos, at))
  return (left, right) => {
    for (const pairs of subtables) {
      const value = pairs(left, right)
      if (value !== undefined) return value
    }
    return 0
  }
}

function kernLookups(gpos: Buffer): number[] {
  const features = gpos.readUInt16BE(6)
  const lookups = gpos.readUInt16BE(8)
  const found = new Set<number>()
  for (let index = 0; index < gpos.readUInt16BE(features); index++) {
    const record = features + 2 + index * 6
    if (gpos.toString('latin1', record, record + 4) !== 'kern') continue
    const feature = features + gpos.readUInt16BE(record + 4)
    for (const lookup of readList(gpos, feature + 2)) found.add(lookups + gpos.readUInt16BE(lookups + 2 + lookup * 2))
  }
  return [...found]
}

function pairSubtables(gpos: Buffer, lookup: number): number[] {
  const type = gpos.readUInt16BE(lookup)
  return readList(gpos, lookup + 4).flatMap((offset) => {
    const subtable = lookup + offset
    if (type === pairAdjustment) return [subtable]
    const isExtendedPair = type === extension && gpos.readUInt16BE(subtable + 2) === pairAdjustment
    return isExtendedPair ? [subtable + gpos.readUInt32BE(subtable + 4)] : []
  })
}

/** The value of a pair in one subtable; undefined if the subtable does not list the left glyph. */
function readPairs(gpos: Buffer, at: number): (left: number, right: number) => number | undefined {
  const coverage = readCoverage(gpos, at + gpos.readUInt16BE(at + 2))
  const firstFormat = gpos.readUInt16BE(at + 4)
  const firstLength = countBits(firstFormat) * 2
  const valuesLength = firstLength + countBits(gpos.readUInt16BE(at + 6)) * 2
  // In a value record the advance (bit 3) stands behind the two placements, if these are present.
  const advanceOffset = countBits(firstFormat & 0b11) * 2
  const readAdvance = (values: number) => (firstFormat & 0b100 ? gpos.readInt16BE(values + advanceOffset) : 0)

  if (gpos.readUInt16BE(at) === 1) {
    return (left, right) => {
      const covered = coverage.get(left)
      if (covered === undefined) return undefined
      const set = at + gpos.readUInt16BE(at + 10 + covered * 2)
      for (let index = 0; index < gpos.readUInt16BE(set); index++) {
        const record = set + 2 + index * (2 + valuesLength)
        if (gpos.readUInt16BE(record) === right) return readAdvance(record + 2)
      }
      return undefined
    }
  }

  const leftClasses = readClasses(gpos, at + gpos.readUInt16BE(at + 8))
  const rightClasses = readClasses(gpos, at + gpos.readUInt16BE(at + 10))
  const rightCount = gpos.readUInt16BE(at + 14)
  return (left, right) => {
    if (!coverage.has(left)) return undefined
    const cell = (leftClasses.get(left) ?? 0) * rightCount + (rightClasses.get(right) ?? 0)
    return readAdvance(at + 16 + cell * valuesLength)
  }
}

function readList(table: Buffer, at: number): number[] {
  return Array.from({ length: table.readUInt16BE(at) }, (_, index) => table.readUInt16BE(at + 2 + index * 2))
}

function countBits(flags: number): number {
  return flags.toString(2).replaceAll('0', '').length
}
