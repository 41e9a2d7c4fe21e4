import { expect, test } from 'vitest'
import { createFairQueue } from './fair-queue.ts'

const fill = (...entries: [string, number][]) => {
  const queue = createFairQueue<number>()
  for (const [client, item] of entries) queue.add(client, item)
  return queue
}

test('one client with many waits for the others after each of them', () => {
  const queue = fill(['crowd', 1], ['crowd', 2], ['crowd', 3], ['crowd', 4], ['reader', 5], ['school', 6])
  expect(Array.from({ length: 7 }, queue.take)).toEqual([1, 5, 6, 2, 3, 4, undefined])
})

test('what is taken away is no longer there, and leaves the others as they are', () => {
  const queue = fill(['one', 1], ['one', 2], ['other', 3])
  expect([queue.remove('one', 1), queue.remove('one', 1), queue.remove('other', 3), queue.remove('nobody', 9)]).toEqual(
    [true, false, true, false],
  )
  expect([queue.take(), queue.take()]).toEqual([2, undefined])
})
