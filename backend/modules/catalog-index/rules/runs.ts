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

/**
 * The one loop over the list of a slot. It ends as soon as a visit returns true.
 * @param step how many numbers belong together: 1, or the length of a record
 * @param visit gets the value, and where it stands in `data`
 * @returns whether a visit returned true
 */
export const someInRun = (
  { start, length, data }: Runs,
  slot: number,
  step: number,
  visit: (value: number, at: number) => boolean | void,
): boolean => {
  const from = start[slot] ?? 0
  const end = from + (length[slot] ?? 0)
  for (let at = from; at < end; at += step) if (visit(data[at] ?? 0, at) === true) return true
  return false
}

/** The values of a slot, for code that looks at one product. */
export const runValues = ({ start, length, data }: Runs, slot: number): number[] => {
  const from = start[slot] ?? 0
  return [...data.subarray(from, from + (length[slot] ?? 0))]
}
