import { expect, test, vi } from 'vitest'
import { isChunkFailure, reloadOnce } from './reload-once.ts'

const createStorage = () => {
  const kept = new Map<string, string>()
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  }
}

test('a page reloads at most once in 60 seconds', () => {
  const [storage, reload] = [createStorage(), vi.fn<() => void>()]
  expect(reloadOnce(storage, 1_000_000, reload)).toBe(true)
  expect(reloadOnce(storage, 1_059_999, reload)).toBe(false)
  expect(reloadOnce(storage, 1_060_000, reload)).toBe(true)
  expect(reload).toHaveBeenCalledTimes(2)
})

test('only failures to load a part of the program count', () => {
  expect(isChunkFailure(Object.assign(new Error('Failed to load'), { name: 'ChunkLoadError' }))).toBe(true)
  expect(isChunkFailure(new TypeError('Failed to fetch dynamically imported module: /x.js'))).toBe(true)
  expect(isChunkFailure(new TypeError('Cannot read properties of undefined'))).toBe(false)
})
