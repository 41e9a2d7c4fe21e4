import { basename } from 'node:path'
import { renderPictures } from '../../covers/render-pictures.ts'
import { openPhoto } from '../../pictures/open-photo.ts'
import type { Files } from '../../ports/files/port.ts'
import type { SafeFetch } from '../../ports/outbound/safe-fetch.ts'
import type { DueLink, Kept } from './queries.ts'
import { contentOf } from './rules/content-of.ts'
import { keptFile, keptFolder, pdfPath, picturePath } from './rules/kept-path.ts'

/** What came is not what was named; the message says what in one word. */
export class UnusableFile extends Error {}

const pageWidth = 640
/** Taller than this is no picture of a book; wider than this is none that could be shown in its place. */
const [tallest, flattest] = [1600, 160]

const measure = async (photo: Buffer): Promise<{ width: number; height: number }> => {
  const { autoOrient } = await openPhoto(photo).metadata()
  const height = Math.round((pageWidth * autoOrient.height) / autoOrient.width)
  if (height > tallest || height < flattest) throw new UnusableFile('not_a_picture')
  return { width: pageWidth, height }
}

const keepPicture = async (files: Files, { productKey, url }: DueLink, photo: Buffer): Promise<Kept> => {
  const size = await measure(photo).catch((error: unknown) => {
    throw error instanceof UnusableFile ? error : new UnusableFile('not_a_picture', { cause: error })
  })
  const path = picturePath(productKey, url, size)
  const picture = { file: basename(path), ...size, photo }
  for (const use of ['pages', 'closeUp'] as const) await renderPictures([picture], files, keptFolder, { use })
  return { path, ...size }
}

const keepPdf = async (files: Files, { productKey, url }: DueLink, content: Buffer): Promise<Kept> => {
  const path = pdfPath(productKey, url)
  await files.write(keptFile(basename(path)), content)
  return { path, width: null, height: null }
}

/**
 * Fetches what a link leads to and keeps it among the shop's own files, pictures in all widths that pages show. A film
 * stays where it is; the browser asks for it once its reader agrees.
 * @throws OutboundError | UnusableFile
 */
export const fetchFile = async (safeFetch: SafeFetch, files: Files, link: DueLink): Promise<Kept> => {
  if (link.kind === 'video') {
    if (!link.url.startsWith('https://')) throw new UnusableFile('not_https')
    return { path: link.url, width: null, height: null }
  }
  const { bytes } = await safeFetch(link.url)
  const wanted = link.kind === 'image' ? 'picture' : 'pdf'
  if (contentOf(bytes) !== wanted) throw new UnusableFile(`not_a_${wanted}`)
  return (wanted === 'picture' ? keepPicture : keepPdf)(files, link, Buffer.from(bytes))
}
