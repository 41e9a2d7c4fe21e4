import { expect, test } from 'vitest'
import { sourceFiles } from './source-files.ts'

/**
 * Words that CONTRIBUTING.md replaces by the field's own. The test reads the words of file names and of exported names:
 * `settle-product.ts` and `settleProduct` both hold "settle".
 */
const avoided = new Set([
  'asked',
  'drop',
  'dropped',
  'forget',
  'hear',
  'heard',
  'house',
  'judge',
  'keep',
  'kept',
  'near',
  'owe',
  'owed',
  'plant',
  'rounds',
  'settle',
  'shelf',
  'shelves',
  'told',
])
const avoidedPairs = new Set(['give back', 'lay over', 'why not'])
/** Names with one of these words that are the field's own. */
const real = /keep-?alive|warehouse/i

const exportedName = /^export (?:default )?(?:async )?(?:const|let|function\*?|class|interface|type|enum) (\w+)/gm

const wordsOf = (name: string): string[] =>
  name
    .replaceAll(/([a-z\d])([A-Z])/g, '$1 $2')
    .split(/[^a-zA-Z]+/)
    .map((word) => word.toLowerCase())

const isAvoided = (name: string): boolean => {
  const words = wordsOf(name.replaceAll(new RegExp(real, 'gi'), ''))
  const pairs = words.map((word, index) => `${word} ${words[index + 1]}`)
  return words.some((word) => avoided.has(word)) || pairs.some((pair) => avoidedPairs.has(pair))
}

const findings = (): string[] =>
  sourceFiles().flatMap(({ path, text }) => {
    const file = path.split('/').at(-1) ?? ''
    const names = [...text.matchAll(exportedName)].map((match) => match[1] ?? '')
    return [file, ...names].filter(isAvoided).map((name) => `${path}: ${name}`)
  })

test('a word is found in file names and in exported names, and real words are none', () => {
  expect(['settle-product.ts', 'settleProduct', 'ShelfList', 'giveBackMoney', 'whyNot'].filter(isAvoided)).toHaveLength(
    5,
  )
  expect(['keep-alive-load.ts', 'warehouses', 'search-nearby.ts', 'roundPrice'].filter(isAvoided)).toEqual([])
})

test('file names and exported names use the words of CONTRIBUTING.md', () => {
  expect(findings()).toEqual([])
})
