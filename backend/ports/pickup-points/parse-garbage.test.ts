import fc from 'fast-check'
import { expect, test } from 'vitest'
import { pickupPoint } from '#contracts/pickup-points.ts'
import { carriers } from './carriers.ts'
import type { ParsePoints } from './collect-points.ts'
import { FeedFormatError } from './feed-format-error.ts'
import { createCarrierSimulator } from './create-carrier-simulator.ts'

const NOW = new Date('2026-11-21T10:00:00Z')
const parsers = Object.entries(carriers).map(
  ([code, { parse, simulator }]) => [code, parse, simulator.paths.hu] as const,
)

/**
 * @returns an unexpected result: neither points that keep the contract nor the typed error; undefined if all is as
 * expected
 */
function surpriseIn(parse: ParsePoints, body: Uint8Array): unknown {
  try {
    for (const point of parse(body, NOW).points) pickupPoint.parse(point)
    return undefined
  } catch (error) {
    return error instanceof FeedFormatError ? undefined : error
  }
}

test.each(parsers)('%s: no bytes make anything but points or the typed error', (_, parse) => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 200 }), (bytes) => {
      expect(surpriseIn(parse, bytes)).toBeUndefined()
    }),
  )
})

const FIELDS = ['items', 'id', 'operator_id', 'name', 'zip', 'city', 'street', 'open', 'contact', 'hours', '__proto__']

test.each(parsers)('%s: no JSON does', (_, parse) => {
  const { tree } = fc.letrec((tie) => ({
    tree: fc.oneof(
      { maxDepth: 4 },
      fc.jsonValue({ maxDepth: 1 }),
      fc.array(tie('tree'), { maxLength: 4 }),
      fc.dictionary(fc.constantFrom(...FIELDS), tie('tree'), { maxKeys: 6 }),
    ),
  }))
  fc.assert(
    fc.property(tree, (json) => {
      expect(surpriseIn(parse, new TextEncoder().encode(JSON.stringify(json)))).toBeUndefined()
    }),
    { numRuns: 300 },
  )
})

test.each(parsers)('%s: nor does a real list with one piece overwritten', async (_, parse, path) => {
  const list = await createCarrierSimulator().request(path)
  const original = new Uint8Array(await list.arrayBuffer())
  const offset = fc.nat({ max: original.length - 1 })
  fc.assert(
    fc.property(offset, fc.uint8Array({ minLength: 1, maxLength: 12 }), (at, piece) => {
      const damaged = original.slice()
      damaged.set(piece.subarray(0, damaged.length - at), at)
      expect(surpriseIn(parse, damaged)).toBeUndefined()
    }),
    { numRuns: 60 },
  )
})
