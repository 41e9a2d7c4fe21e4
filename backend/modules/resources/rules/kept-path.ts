import { createHash } from 'node:crypto'
import type { FileName } from '../../../ports/files/port.ts'

export const keptFolder = 'assets/fetched'

/** The file of a name without folders. */
export const keptFile = (name: string): FileName => `${keptFolder}/${name}`

/** Whether a path of `/assets` is of a file that was fetched. */
export const isKeptPath = (path: string): boolean => path.startsWith(`/${keptFolder}/`)

const nameOf = (productKey: string, url: string): string =>
  `${productKey.slice(0, 80)}-${createHash('sha256').update(url).digest('hex').slice(0, 8)}`

/** Of a picture without width and ending, as a cover's; it tells its size, see catalog/rules/cover-of. */
export const picturePath = (
  productKey: string,
  url: string,
  { width, height }: { width: number; height: number },
): string => `/${keptFolder}/${nameOf(productKey, url)}-${width}x${height}`

export const pdfPath = (productKey: string, url: string): string => `/${keptFolder}/${nameOf(productKey, url)}.pdf`
