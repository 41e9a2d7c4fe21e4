import { createHash } from 'node:crypto'
import type { FileName } from '../../../ports/files/port.ts'

export const fetchedFolder = 'assets/fetched'

/** `name` has no folders. */
export const fetchedFile = (name: string): FileName => `${fetchedFolder}/${name}`

/** Whether a path of `/assets` belongs to a fetched file. */
export const isFetchedPath = (path: string): boolean => path.startsWith(`/${fetchedFolder}/`)

const nameOf = (productKey: string, url: string): string =>
  `${productKey.slice(0, 80)}-${createHash('sha256').update(url).digest('hex').slice(0, 8)}`

/** The path of a picture without width and ending, as for a cover. The path contains its size, see catalog/rules/cover-of. */
export const picturePath = (
  productKey: string,
  url: string,
  { width, height }: { width: number; height: number },
): string => `/${fetchedFolder}/${nameOf(productKey, url)}-${width}x${height}`

export const pdfPath = (productKey: string, url: string): string => `/${fetchedFolder}/${nameOf(productKey, url)}.pdf`
