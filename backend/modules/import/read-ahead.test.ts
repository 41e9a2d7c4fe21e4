import { expect, test } from 'vitest'
import { inBatches, readAhead } from './read-ahead.ts'

const count = async function* (to: number, log: string[] = []): AsyncGenerator<number> {
  try {
    for (let number = 1; number <= to; number++) {
      log.push(`read ${number}`)
      yield number
    }
    if (to > 4) throw new Error('broken here')
  } finally {
    log.push('closed')
  }
}
const readAll = async (items: AsyncIterable<unknown>) => {
  const found: unknown[] = []
  try {
    for await (const item of items) found.push(item)
    return { found, error: undefined }
  } catch (error) {
    return { found, error: error instanceof Error ? error.message : String(error) }
  }
}

test('items come so many at a time, the last ones fewer', async () => {
  expect(await readAll(inBatches(count(3), 2))).toEqual({ found: [[1, 2], [3]], error: undefined })
  expect(await readAll(inBatches(count(4), 2))).toEqual({
    found: [
      [1, 2],
      [3, 4],
    ],
    error: undefined,
  })
})

test('what came before an error is given before it', async () => {
  const all = {
    found: [
      [1, 2, 3],
      [4, 5],
    ],
    error: 'broken here',
  }
  expect(await readAll(inBatches(count(5), 3))).toEqual(all)
  const whole = readAhead(inBatches(count(5), 3))
  const items = async function* () {
    for await (const { item, readOn } of whole) {
      readOn()
      yield item
    }
  }
  expect(await readAll(items())).toEqual(all)
})

const work = () => new Promise((resolve) => setTimeout(resolve))

test('one item is read while the one before is worked on, and no more', async () => {
  const log: string[] = []
  for await (const { item, readOn } of readAhead(count(3, log))) {
    await work()
    log.push(`loaded ${item}`)
    readOn()
    readOn()
    await work()
    log.push(`done ${item}`)
  }
  const [first, second] = [
    ['read 1', 'loaded 1', 'read 2', 'done 1'],
    ['loaded 2', 'read 3', 'done 2'],
  ]
  expect(log).toEqual([...first, ...second, 'loaded 3', 'closed', 'done 3'])
})

test('who does not ask for the next item gets it afterwards', async () => {
  const log: string[] = []
  for await (const { item } of readAhead(count(2, log))) {
    await work()
    log.push(`done ${item}`)
  }
  expect(log).toEqual(['read 1', 'done 1', 'read 2', 'done 2', 'closed'])
})

test('who stops early closes the source', async () => {
  const log: string[] = []
  for await (const { item, readOn } of readAhead(count(3, log))) {
    readOn()
    if (item === 1) break
  }
  expect(log).toEqual(['read 1', 'read 2', 'closed'])
})
