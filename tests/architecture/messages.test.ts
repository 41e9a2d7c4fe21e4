import { globSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { describe, expect, test } from 'vitest'
import { browserCodes, errorStatus, fieldCodes } from '#contracts/errors.ts'

type Tree = { [key: string]: string | Tree }

const read = (locale: string, file: string): Tree =>
  JSON.parse(readFileSync(`messages/${locale}/${file}`, 'utf8')) as Tree

const flatten = (tree: Tree, prefix = ''): [string, string][] =>
  Object.entries(tree).flatMap(([key, value]): [string, string][] =>
    typeof value === 'string' ? [[prefix + key, value]] : flatten(value, `${prefix}${key}.`),
  )

const files = globSync('messages/hu/*.json')
  .map((path) => basename(path))
  .toSorted()
/** `{name}`, `{count, plural, …#…}` and `<link>` must be there in both languages; a plural that only chooses a form is grammar. */
const placeholders = (text: string) => {
  const found = text.includes('#') ? /\{(\w+)[,}]|<(\w+)>/g : /\{(\w+)\}|<(\w+)>/g
  return [...new Set([...text.matchAll(found)].map((match) => match[1] ?? `<${match[2]}>`))].toSorted()
}

test('both languages have the same files', () => {
  expect(
    globSync('messages/en/*.json')
      .map((path) => basename(path))
      .toSorted(),
  ).toEqual(files)
})

describe.each(files)('%s', (file) => {
  const hu = new Map(flatten(read('hu', file)))
  const en = new Map(flatten(read('en', file)))

  test('has the same keys in both languages', () => {
    expect([...en.keys()].toSorted()).toEqual([...hu.keys()].toSorted())
  })

  /** JSON.parse takes the last of two texts with one key and says nothing. */
  test('has each key once, and one line for each', () => {
    for (const locale of ['hu', 'en']) {
      const text = readFileSync(`messages/${locale}/${file}`, 'utf8')
      expect(text).toBe(`${JSON.stringify(JSON.parse(text), null, 2)}\n`)
    }
  })

  test('has no empty text and the same placeholders', () => {
    for (const [key, text] of hu) {
      expect(text.trim(), key).not.toBe('')
      expect(placeholders(en.get(key) ?? ''), key).toEqual(placeholders(text))
    }
  })
})

test('every error code and every field code has its sentence, and no sentence lacks its code', () => {
  expect(Object.keys(read('hu', 'errors.json')).toSorted()).toEqual(
    [...Object.keys(errorStatus), ...browserCodes].toSorted(),
  )
  expect(Object.keys(read('hu', 'fields.json')).toSorted()).toEqual([...fieldCodes].toSorted())
})
