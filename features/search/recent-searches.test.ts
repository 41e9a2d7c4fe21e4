import { expect, test } from 'vitest'
import { clearRecent, saveRecent, readRecent, removeRecent } from './recent-searches.ts'

const createStorage = (start?: string) => {
  const kept = new Map<string, string>(start === undefined ? [] : [['recent-searches', start]])
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  }
}

test('the latest five are saved, each once, the latest first', () => {
  const storage = createStorage()
  for (const search of ['a', 'b', 'c', ' B ', 'd', 'e', 'f', '  ']) saveRecent(storage, search)
  expect(readRecent(storage)).toEqual(['f', 'e', 'd', 'B', 'c'])
})

test('one or all can be cleared', () => {
  const storage = createStorage('["a","b"]')
  expect(removeRecent(storage, 'A')).toEqual(['b'])
  expect(clearRecent(storage)).toEqual([])
  expect(readRecent(storage)).toEqual([])
})

test.each(['{', '{"a":1}', 'null', '[1,"x"]'])('what cannot be read is nothing: %s', (text) => {
  expect(readRecent(createStorage(text)).every((one) => one === 'x')).toBe(true)
})
