import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openShop, type TestShop } from '../orders/shop.test-support.ts'
import { brokenChecks, runImport } from './import.test-support.ts'
import { makers } from './made-traps.test-support.ts'
import { openCsv } from './sources/csv/open-csv.ts'
import { onixFacts } from './sources/onix/onix-facts.ts'
import { openOnix } from './sources/onix/open-onix.ts'
import { factsOf, variantIdsOf } from './trap-facts.test-support.ts'
import { linesOf, readTraps, type Trap } from './traps.test-support.ts'

const folder = mkdtempSync(join(tmpdir(), 'kolofon-traps-'))
let shop: TestShop
beforeAll(async () => {
  shop = await openShop()
})
afterAll(async () => {
  await shop.close()
  rmSync(folder, { recursive: true })
})

const filesOf = ({ files, expected: { made } }: Trap): string[] => {
  if (made === undefined) return files
  const file = join(folder, made)
  const make = makers[made]
  if (!make) throw new Error(`Nobody makes "${made}".`)
  writeFileSync(file, make())
  return [file]
}

const open = async (file: string, { mapping }: Trap) =>
  file.endsWith('.csv')
    ? openCsv(file, mapping === undefined ? undefined : JSON.parse(readFileSync(mapping, 'utf8')))
    : openOnix(file, await onixFacts(shop.services))

const importAll = async (trap: Trap) => {
  const results = []
  for (const file of filesOf(trap)) results.push(await runImport(shop, await open(file, trap)))
  const outcomes = results.flatMap((result) => result.outcomes)
  return {
    records: outcomes.map(({ reference, status, notes }) =>
      [`${reference}:`, status, ...new Set(notes.map(({ code }) => code))].join(' '),
    ),
    places: outcomes.map(({ place }) => `${place?.number} line ${place?.line}`),
    broken: results.map(({ broken }) => broken).find((reason) => reason !== undefined),
  }
}

interface Compared {
  actual: Record<string, unknown>
  wanted: Record<string, unknown>
}

const contains = (whole: unknown, part: string): boolean =>
  (typeof whole === 'string' || Array.isArray(whole)) && whole.includes(part)

/** `… has` and `… lacks` name parts of a text or members of a list, of which those that are wrong are compared with none. Other facts are whole. */
const compareFact = (facts: Record<string, unknown>, name: string, wanted: unknown): [unknown, unknown] => {
  const [, field = '', word] = /^(.*) (has|lacks)$/.exec(name) ?? []
  if (word === undefined) return [facts[name], wanted]
  const parts = [wanted].flat().map(String)
  return [parts.filter((part) => contains(facts[field], part) !== (word === 'has')), []]
}

const compareFacts = async ({ facts = {}, ...expected }: Trap['expected']): Promise<Compared> => {
  const compared: Compared = { actual: {}, wanted: {} }
  const add = (what: string, [actual, wanted]: [unknown, unknown]): void => {
    compared.actual[what] = actual
    compared.wanted[what] = wanted
  }
  for (const [reference, wanted] of Object.entries(facts)) {
    const own = await factsOf(shop, reference)
    for (const [name, value] of Object.entries(wanted)) add(`${reference} ${name}`, compareFact(own, name, value))
  }
  for (const relation of ['same book', 'other books'] as const)
    for (const [one, other] of expected[relation] ?? []) {
      const ids = [await variantIdsOf(shop, one), await variantIdsOf(shop, other)] as const
      const isSame = ids[0].product === ids[1].product && ids[0].id !== ids[1].id
      add(`${one} and ${other}`, [isSame ? 'same book' : 'other books', relation])
    }
  return compared
}

const compare = async (trap: Trap): Promise<Compared> => {
  const { expected } = trap
  const refused = expected['file refused']
  if (refused !== undefined) {
    const reason = await importAll(trap).then(() => 'nothing was refused', String)
    return { actual: { refused: reason.includes(refused) ? refused : reason }, wanted: { refused } }
  }
  const { records, places, broken } = await importAll(trap)
  const { ends } = expected
  const facts = await compareFacts(expected)
  return {
    actual: {
      records,
      ends: ends !== undefined && broken?.includes(ends) ? ends : broken,
      ...(expected.places && { places }),
      ...facts.actual,
    },
    wanted: {
      records: linesOf(expected.records ?? []),
      ends,
      ...(expected.places && { places: expected.places }),
      ...facts.wanted,
    },
  }
}

describe('the trap', () => {
  for (const trap of readTraps())
    test(`${trap.name}: ${trap.expected.shows}`, async () => {
      const { actual, wanted } = await compare(trap)
      expect(actual).toEqual(wanted)
    })
})

test('no trap leaves the shop in a state that its doctor finds wrong', async () => {
  expect(await brokenChecks(shop)).toEqual([])
})
