import { AsyncLocalStorage } from 'node:async_hooks'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createTurns, type Turns } from './turns.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** The outcome of each request, by number. */
const visit = (turns: Turns) => {
  const [begun, refused]: [number[], number[]] = [[], []]
  let count = 0
  const come = (client = 'reader') => {
    const number = ++count
    return turns.take(
      client,
      () => void begun.push(number),
      () => void refused.push(number),
    )
  }
  return { begun, refused, come }
}

test('so many begin as there are places, the next one with the first place given back', () => {
  const { begun, come } = visit(createTurns({ min: 2, max: 8, patienceMs: () => 1_000 }))
  const ends = [come(), come(), come(), come()]
  expect(begun).toEqual([1, 2])
  ends[1]?.()
  ends[1]?.()
  expect(begun).toEqual([1, 2, 3])
})

test('who waits too long is refused, and has no turn afterwards', () => {
  const { begun, refused, come } = visit(createTurns({ min: 1, max: 8, patienceMs: () => 1_000 }))
  const first = come()
  come()
  vi.advanceTimersByTime(999)
  expect(refused).toEqual([])
  vi.advanceTimersByTime(1)
  expect(refused).toEqual([2])
  first()
  expect(begun).toEqual([1])
  come()
  expect(begun).toEqual([1, 3])
})

test('a client that asks for a hundred things at once lets another one go before', () => {
  const { begun, come } = visit(createTurns({ min: 1, max: 8, patienceMs: () => 1_000 }))
  const ends = Array.from({ length: 100 }, () => come('crowd'))
  come('reader')
  ends[0]?.()
  ends[1]?.()
  expect(begun).toEqual([1, 2, 101])
})

test('who has left takes no turn, and nobody is told', () => {
  const { begun, refused, come } = visit(createTurns({ min: 1, max: 8, patienceMs: () => 1_000 }))
  const first = come()
  come()()
  first()
  vi.advanceTimersByTime(5_000)
  expect({ begun, refused }).toEqual({ begun: [1], refused: [] })
})

test('with time to spare there are more places, up to a bound, and fewer again when it is gone', () => {
  const turns = createTurns({ min: 2, max: 6, patienceMs: () => 60_000 })
  const { begun, come } = visit(turns)
  const ends = Array.from({ length: 20 }, () => come())
  expect(begun).toHaveLength(2)
  turns.adapt(false)
  expect(begun).toHaveLength(4)
  turns.adapt(false)
  turns.adapt(false)
  expect(begun).toHaveLength(6)
  turns.adapt(true)
  turns.adapt(true)
  for (const end of ends.slice(0, 5)) end()
  expect(begun).toHaveLength(7)
})

test('whoever waited begins in the scope of its own request, not of the one that gave the place back', () => {
  const scope = new AsyncLocalStorage<string>()
  const turns = createTurns({ min: 1, max: 1, patienceMs: () => 1_000 })
  const seen: (string | undefined)[] = []
  const [first] = ['one', 'other'].map((name) =>
    scope.run(name, () =>
      turns.take(
        'reader',
        () => void seen.push(scope.getStore()),
        () => {},
      ),
    ),
  )
  scope.run('one', () => first?.())
  expect(seen).toEqual(['one', 'other'])
})
