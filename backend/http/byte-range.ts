import type { FilePart } from '../ports/files/port.ts'

/**
 * Reads a `Range` header (RFC 9110, 14.2) with one range of bytes. Every other header is answered with the whole file.
 * @returns `unsatisfiable` if the range holds no byte of the file
 */
export const byteRange = (header: string | undefined, size: number): FilePart | 'whole' | 'unsatisfiable' => {
  const [, from, to] = /^bytes=(\d*)-(\d*)$/.exec(header ?? '') ?? []
  if (from === undefined || to === undefined || from + to === '') return 'whole'
  // Without a start the number counts bytes from the end of the file.
  const first = from === '' ? Math.max(0, size - Number(to)) : Number(from)
  const last = from === '' || to === '' ? size - 1 : Math.min(Number(to), size - 1)
  if (from !== '' && to !== '' && Number(to) < first) return 'whole'
  return first <= last ? { first, last } : 'unsatisfiable'
}
