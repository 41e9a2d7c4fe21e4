/** Many short lists of whole numbers in one block of memory: an array of arrays would take ten times as much. */
export interface Runs {
  /** Where the list of a slot begins, how long it is, and how long it may become where it stands. */
  start: Int32Array
  length: Int32Array
  capacity: Int32Array
  data: Int32Array
  used: number
}

export const createRuns = (): Runs => ({
  start: new Int32Array(0),
  length: new Int32Array(0),
  capacity: new Int32Array(0),
  data: new Int32Array(0),
  used: 0,
})

/** @returns the same array if it is long enough, else one that is half as long again, so that growing one by one costs little */
export const grown = (array: Int32Array, size: number): Int32Array => {
  if (array.length >= size) return array
  const larger = new Int32Array(Math.max(size, Math.ceil(array.length * 1.5), 256))
  larger.set(array)
  return larger
}

/** A longer list moves to the end. It leaves little memory unused, since most lists keep their length. */
export const setRun = (runs: Runs, slot: number, values: readonly number[]): void => {
  for (const column of ['start', 'length', 'capacity'] as const) runs[column] = grown(runs[column], slot + 1)
  if (values.length > (runs.capacity[slot] ?? 0)) {
    runs.start[slot] = runs.used
    runs.capacity[slot] = values.length
    runs.used += values.length
    runs.data = grown(runs.data, runs.used)
  }
  runs.data.set(values, runs.start[slot])
  runs.length[slot] = values.length
}

/** A place in the list of a slot. It lives no longer than its loop, so that the compiler holds it in registers. */
class RunCursor {
  /** Where the value stands in `data`. */
  at: number
  private readonly end: number
  private readonly step: number
  private readonly data: Int32Array

  constructor({ start, length, data }: Runs, slot: number, step: number) {
    const from = start[slot] ?? 0
    this.at = from - step
    this.end = from + (length[slot] ?? 0)
    this.step = step
    this.data = data
  }

  next(): boolean {
    this.at += this.step
    return this.at < this.end
  }

  get value(): number {
    return this.data[this.at] ?? 0
  }
}

/**
 * The one way through the list of a slot: `for (const run = runAt(runs, slot); run.next(); ) use(run.value)`. A function
 * with a callback takes a third longer where a request looks at all products.
 * @param step how many numbers belong together: 1, or the length of a record
 */
export const runAt = (runs: Runs, slot: number, step = 1): RunCursor => new RunCursor(runs, slot, step)

export const someInRun = (runs: Runs, slot: number, test: (value: number) => boolean): boolean => {
  for (const run = runAt(runs, slot); run.next();) if (test(run.value)) return true
  return false
}

export const runValues = (runs: Runs, slot: number): number[] => {
  const values: number[] = []
  for (const run = runAt(runs, slot); run.next();) values.push(run.value)
  return values
}
