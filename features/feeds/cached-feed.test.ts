import { text } from 'node:stream/consumers'
import { afterEach, expect, test, vi } from 'vitest'
import { openCached } from './cached-feed.ts'

afterEach(() => vi.useRealTimers())

const failing = async function* () {
  yield '<feed>'
  throw new Error('The backend is away')
}

/** Counts how often the file is written. */
const writer = () => {
  let times = 0
  return {
    times: () => times,
    write: async function* () {
      times += 1
      yield `<feed>${times}`
      yield '</feed>'
    },
  }
}

const read = async (name: string, write: () => AsyncIterable<string>) => text(await openCached(name, write))

test('is written once for all who ask, at the same time or later', async () => {
  const { times, write } = writer()
  expect(await Promise.all([read('once', write), read('once', write)])).toEqual(['<feed>1</feed>', '<feed>1</feed>'])
  expect(await read('once', write)).toBe('<feed>1</feed>')
  expect(times()).toBe(1)
})

test('is written anew after a while; while that fails the last one holds', async () => {
  const { write } = writer()
  await read('aging', write)
  vi.useFakeTimers({ now: Date.now() + 16 * 60_000, toFake: ['Date'] })
  expect(await read('aging', failing)).toBe('<feed>1</feed>')
  expect(await read('aging', write)).toBe('<feed>2</feed>')
})

test('what never could be written is no answer, and is tried again', async () => {
  await expect(read('never', failing)).rejects.toThrow('away')
  expect(await read('never', writer().write)).toBe('<feed>1</feed>')
})
