import { basename } from 'node:path'
import type { Files } from '../../ports/files/port.ts'
import type { SafeFetch } from '../../ports/outbound/safe-fetch.ts'
import type { DueLink, StoredFile } from './queries.ts'
import { contentOf } from './rules/content-of.ts'
import { fetchedFile, fetchedFolder, pdfPath, picturePath } from './rules/fetched-path.ts'

/** The fetched bytes are not the named kind of file; the message is the reason in one word. */
export class UnusableFile extends Error {}

const pageWidth = 640
/** Heights at `pageWidth`: a taller picture shows no book, and a flatter one does not fit the page. */
const [tallest, flattest] = [1600, 160]

const measure = async (photo: Buffer): Promise<{ width: number; height: number }> => {
  const { openPhoto } = await import('../../pictures/open-photo.ts')
  const { autoOrient } = await openPhoto(photo).metadata()
  const height = Math.round((pageWidth * autoOrient.height) / autoOrient.width)
  if (height > tallest || height < flattest) throw new UnusableFile('not_a_picture')
  return { width: pageWidth, height }
}

/** The library of pictures is loaded with the first one: no start waits for it. */
const savePicture = async (files: Files, { productKey, url }: DueLink, photo: Buffer): Promise<StoredFile> => {
  const size = await measure(photo).catch((error: unknown) => {
    throw error instanceof UnusableFile ? error : new UnusableFile('not_a_picture', { cause: error })
  })
  const { renderPictures } = await import('../../pictures/render-pictures.ts')
  const path = picturePath(productKey, url, size)
  const picture = { file: basename(path), ...size, photo }
  for (const use of ['pages', 'closeUp'] as const) await renderPictures([picture], files, fetchedFolder, { use })
  return { path, ...size }
}

const savePdf = async (files: Files, { productKey, url }: DueLink, content: Buffer): Promise<StoredFile> => {
  const path = pdfPath(productKey, url)
  await files.write(fetchedFile(basename(path)), content)
  return { path, width: null, height: null }
}

/**
 * Fetches the file of a link and saves it among the shop's own files, a picture in all widths that pages use. A film is
 * not fetched: the browser loads it from its host after the reader has agreed.
 * @throws OutboundError | UnusableFile
 */
export const fetchFile = async (safeFetch: SafeFetch, files: Files, link: DueLink): Promise<StoredFile> => {
  if (link.kind === 'video') {
    if (!link.url.startsWith('https://')) throw new UnusableFile('not_https')
    return { path: link.url, width: null, height: null }
  }
  const { bytes } = await safeFetch(link.url)
  const wanted = link.kind === 'image' ? 'picture' : 'pdf'
  if (contentOf(bytes) !== wanted) throw new UnusableFile(`not_a_${wanted}`)
  return (wanted === 'picture' ? savePicture : savePdf)(files, link, Buffer.from(bytes))
}
