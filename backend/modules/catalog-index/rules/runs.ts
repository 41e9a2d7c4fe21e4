/** Many short lists of whole numbers in one block of memory: an array of arrays would take ten times as much. */
export interface Runs {
  /** Where the list of a slot begins, how long it is, and how long it may become where it stands. */
  start: Int32Array
  length: Int32Array
  room: Int32Array
  data: Int32Array
  used: number
}

export const createRuns = (): Runs => ({
  start: new Int32Array(0),
  length: new Int32Array(0),
  room: new Int32Array(0),
  data: new Int32Array(0),
  used: 0,
})

/** As it is if it is long enough, else half as long again, so that growing one by one costs little. */
export const grown = (array: Int32Array, size: number): Int32Array => {
  if (array.length >= size) return array
  const larger = new Int32Array(Math.max(size, Math.ceil(array.length * 1.5), 256))
  larger.set(array)
  return larger
}

/** A longer list moves to the end; what it leaves behind is little, since most lists keep their length. */
export const setRun = (runs: Runs, slot: number, values: readonly number[]): void => {
  for (const column of ['start', 'length', 'room'] as const) runs[column] = grown(runs[column], slot + 1)
  if (values.length > (runs.room[slot] ?? 0)) {
    runs.start[slot] = runs.used
    runs.room[slot] = values.length
    runs.used += values.length
    runs.data = grown(runs.data, runs.used)
  }
  runs.data.set(values, runs.start[slot])
  runs.length[slot] = values.length
}
