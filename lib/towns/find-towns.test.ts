import { describe, expect, test } from 'vitest'
import { districtOf, findTowns } from './find-towns.ts'

describe('findTowns', () => {
  test.each([
    ['6720', ['Szeged']],
    ['8127', ['Aba']],
    ['2120', ['Dunakeszi']],
    ['1134', ['Budapest']],
    ['1007', ['Budapest']],
  ])('%s', async (zip, towns) => {
    expect(await findTowns(zip)).toEqual(towns)
  })

  test('several villages may share a code, the largest first', async () => {
    expect(await findTowns('3882')).toEqual(['Abaújkér', 'Abaújalpár'])
  })

  test('a code that nobody has belongs nowhere', async () => {
    expect(await findTowns('9999')).toEqual([])
    expect(await findTowns('0123')).toEqual([])
  })

  test('every list holds codes of its own digit, each with a town', async () => {
    for (const digit of '23456789') {
      const { default: list } = (await import(`./data/${digit}.json`)) as { default: Record<string, string[]> }
      const entries = Object.entries(list)
      expect(entries.length).toBeGreaterThan(200)
      expect(
        entries.filter(([zip, towns]) => !/^\d{4}$/.test(zip) || !zip.startsWith(digit) || towns.length === 0),
      ).toEqual([])
    }
  })
})

test('the districts of Budapest', () => {
  expect(districtOf('1011')).toBe('I')
  expect(districtOf('1134')).toBe('XIII')
  expect(districtOf('1239')).toBe('XXIII')
  expect(districtOf('1007')).toBeUndefined()
  expect(districtOf('1300')).toBeUndefined()
  expect(districtOf('6720')).toBeUndefined()
})
