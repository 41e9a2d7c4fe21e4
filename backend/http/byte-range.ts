import type { FilePart } from '../ports/files/port.ts'

/**
 * What a header `Range` wants of a file (RFC 9110, 14.2), if it is one range of bytes: all else is answered with the whole file.
 * @returns `unsatisfiable` where no byte of the file lies in it
 */
export const byteRange = (header: string | undefined, size: number): FilePart | 'whole' | 'unsatisfiable' => {
  const [, from, to] = /^bytes=(\d*)-(\d*)$/.exec(header ?? '') ?? []
  if (from === undefined || to === undefined || from + to === '') return 'whole'
  // Without a beginning the number says how many of the last bytes.
  const first = from === '' ? Math.max(0, size - Number(to)) : Number(from)
  const last = from === '' || to === '' ? size - 1 : Math.min(Number(to), size - 1)
  if (from !== '' && to !== '' && Number(to) < first) return 'whole'
  return first <= last ? { first, last } : 'unsatisfiable'
}
