/** A Saturday morning in Budapest. Every book of the catalog is published by then, except the pre-orders. */
export const testStart = new Date('2026-11-21T09:00:00Z')

export const testNow = (): Date => testStart

export interface TestClock {
  now: () => Date
  advance: (ms: number) => void
}

export const createTestClock = (start = testStart): TestClock => {
  let time = start.getTime()
  return { now: () => new Date(time), advance: (ms) => void (time += ms) }
}
