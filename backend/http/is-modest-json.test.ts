import { expect, test } from 'vitest'
import { isModestJson } from './is-modest-json.ts'

const nested = (depth: number) => '['.repeat(depth) + ']'.repeat(depth)
const keys = (count: number) => `{${Array.from({ length: count }, (_, index) => `"k${index}":1`).join()}}`

test.each([
  ['a login', '{"grant_type":"anonymous"}', true],
  ['nothing', '', true],
  ['fifty levels', nested(50), true],
  ['fifty-one levels', nested(51), false],
  ['levels that are never closed', '{"a":'.repeat(51), false],
  ['thousands of keys', keys(4_000), true],
  ['too many keys', keys(6_000), false],
  ['too many entries', `[${'1,'.repeat(10_001)}1]`, false],
  ['signs inside of a text', JSON.stringify({ text: '[{"\\,:'.repeat(10_000) }), true],
  ['a text that never ends', `"${'['.repeat(100)}`, true],
  ['a text that ends in an escape', `"${'['.repeat(100)}\\`, true],
])('%s', (_, text, expected) => expect(isModestJson(text)).toBe(expected))
