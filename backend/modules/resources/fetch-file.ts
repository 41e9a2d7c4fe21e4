import { mkdir, rename, writeFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import sharp from 'sharp'
import { renderPictures } from '../../covers/render-pictures.ts'
import type { SafeFetch } from '../../ports/outbound/safe-fetch.ts'
import type { DueLink, Kept } from './queries.ts'
import { contentOf } from './rules/content-of.ts'
import { keptFolder, pdfPath, picturePath } from './rules/kept-path.ts'

/** What came is not what was named; the message says what in one word. */
export class UnusableFile extends Error {}

const pageWidth = 640
/** Taller than this is no picture of a book; wider than this is none that could be shown in its place. */
const [tallest, flattest] = [1600, 160]
/** More points would take the memory of everybody else. */
const mostPoints = 60_000_000

const measure = async (photo: Buffer): Promise<{ width: number; height: number }> => {
  const { autoOrient } = await sharp(photo, { limitInputPixels: mostPoints }).metadata()
  const height = Math.round((pageWidth * autoOrient.height) / autoOrient.width)
  if (height > tallest || height < flattest) throw new UnusableFile('not_a_picture')
  return { width: pageWidth, height }
}

const keepPicture = async (assets: string, { productKey, url }: DueLink, photo: Buffer): Promise<Kept> => {
  const size = await measure(photo).catch((error: unknown) => {
    throw error instanceof UnusableFile ? error : new UnusableFile('not_a_picture', { cause: error })
  })
  const path = picturePath(productKey, url, size)
  const picture = { file: basename(path), ...size, photo }
  for (const use of ['pages', 'closeUp'] as const) await renderPictures([picture], join(assets, basename(keptFolder)), { use })
  return { path, ...size }
}

const keepPdf = async (assets: string, { productKey, url }: DueLink, content: Buffer): Promise<Kept> => {
  const path = pdfPath(productKey, url)
  const file = join(assets, basename(keptFolder), basename(path))
  await mkdir(dirname(file), { recursive: true })
  await writeFile(`${file}.part`, content)
  await rename(`${file}.part`, file)
  return { path, width: null, height: null }
}

/**
 * Fetches what a link leads to and keeps it in the shop's own folder, pictures in all widths that pages show. A film
 * stays where it is; the browser asks for it once its reader agrees.
 * @throws OutboundError | UnusableFile
 */
export const fetchFile = async (safeFetch: SafeFetch, assets: string, link: DueLink): Promise<Kept> => {
  if (link.kind === 'video') {
    if (!link.url.startsWith('https://')) throw new UnusableFile('not_https')
    return { path: link.url, width: null, height: null }
  }
  const { bytes } = await safeFetch(link.url)
  const wanted = link.kind === 'image' ? 'picture' : 'pdf'
  if (contentOf(bytes) !== wanted) throw new UnusableFile(`not_a_${wanted}`)
  return (wanted === 'picture' ? keepPicture : keepPdf)(assets, link, Buffer.from(bytes))
}
