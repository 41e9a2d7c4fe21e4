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

test('is written once for simultaneous and later requests', async () => {
  const { times, write } = writer()
  expect(await Promise.all([read('once', write), read('once', write)])).toEqual(['<feed>1</feed>', '<feed>1</feed>'])
  expect(await read('once', write)).toBe('<feed>1</feed>')
  expect(times()).toBe(1)
})

test('is written again after some time; if that fails, the last one is served', async () => {
  const { write } = writer()
  await read('aging', write)
  vi.useFakeTimers({ now: Date.now() + 16 * 60_000, toFake: ['Date'] })
  expect(await read('aging', failing)).toBe('<feed>1</feed>')
  expect(await read('aging', write)).toBe('<feed>2</feed>')
})

test('a feed that could not be written gives no answer, and is tried again', async () => {
  await expect(read('never', failing)).rejects.toThrow('away')
  expect(await read('never', writer().write)).toBe('<feed>1</feed>')
})
