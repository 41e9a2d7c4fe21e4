import { expect, test } from 'vitest'
import { tryWhileAway } from './try-while-away.ts'

const away = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED', syscall: 'connect' })
const failing = (times: number, error: Error) => {
  let calls = 0
  return {
    work: async () => {
      calls += 1
      if (calls <= times) throw error
    },
    calls: () => calls,
  }
}

test('work waits for a database that comes back', async () => {
  const { work, calls } = failing(2, away)
  expect(await tryWhileAway(work, [0, 0])).toBe(true)
  expect(calls()).toBe(3)
})

test('work ends when the database stays away', async () => {
  const { work, calls } = failing(9, away)
  expect(await tryWhileAway(work, [0, 0])).toBe(false)
  expect(calls()).toBe(3)
})

test('another error is not waited for', async () => {
  const { work, calls } = failing(9, new Error('bug'))
  await expect(tryWhileAway(work, [0, 0])).rejects.toThrow('bug')
  expect(calls()).toBe(1)
})
