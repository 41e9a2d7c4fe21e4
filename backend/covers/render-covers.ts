import { access, mkdir, rename, writeFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import sharp, { type Sharp } from 'sharp'
import { coverHeight, coverWidth } from './cover-design.ts'
import { type CoverOrder, drawCover } from './draw-cover.ts'

export interface CoverJob extends CoverOrder {
  /** Name of the pictures without width and ending. */
  file: string
}

export interface RenderOptions {
  onProgress?: (done: number, total: number) => void
}

interface Raster {
  pixels: Buffer
  width: number
}

type Encode = (picture: Sharp) => Sharp

const largestWidth = 640
const svgUnitsPerInch = 72

/** Effort 1 is a third smaller than 0, but at the largest width alone it would double the time of the whole cover. */
const avif =
  (quality: number, effort: number): Encode =>
  (picture) =>
    picture.avif({ quality, effort, chromaSubsampling: '4:2:0' })

/** The JPEG is for browsers without AVIF, for mails and for pictures of shared links. */
const outputs: { width: number; formats: Record<string, Encode> }[] = [
  { width: 640, formats: { avif: avif(46, 0), jpg: (picture) => picture.jpeg({ quality: 80 }) } },
  { width: 320, formats: { avif: avif(50, 1) } },
  { width: 160, formats: { avif: avif(50, 1) } },
]

/** Writes `<file>-<width>.<format>` for each cover; a picture that is there already is left as it is. */
export async function renderCovers(covers: readonly CoverJob[], folder: string, { onProgress }: RenderOptions = {}) {
  await mkdir(folder, { recursive: true })
  const queue = covers.values()
  let done = 0
  // sharp works outside the main thread, so that promises keep every core busy; two a core, because one would leave it
  // idle while its next cover is drawn and its files are written (27 s instead of 32 s for 480 covers on two cores).
  const work = async () => {
    for (const cover of queue) {
      await renderCover(cover, folder)
      onProgress?.(++done, covers.length)
    }
  }
  await Promise.all(Array.from({ length: 2 * availableParallelism() }, work))
}

async function renderCover(cover: CoverJob, folder: string): Promise<void> {
  const missing = await Promise.all(
    outputs.map(async ({ width, formats }) => {
      const files = Object.entries(formats).map(([format, encode]) => ({
        path: join(folder, `${cover.file}-${width}.${format}`),
        encode,
      }))
      const isThere = await Promise.all(files.map(({ path }) => exists(path)))
      return { width, files: files.filter((_, index) => !isThere[index]) }
    }),
  )
  if (missing.every(({ files }) => files.length === 0)) return

  const largest = await rasterise(drawCover(cover))
  for (const { width, files } of missing) {
    if (files.length === 0) continue
    const raster = width === largest.width ? largest : await resize(largest, width)
    for (const { path, encode } of files) await writeWhole(path, await encode(pictureOf(raster)).toBuffer())
  }
}

/** Drawing the SVG costs more than resizing, so it is done once, at the largest width. */
async function rasterise(svg: string): Promise<Raster> {
  const density = (svgUnitsPerInch * largestWidth) / coverWidth
  const pixels = await sharp(Buffer.from(svg), { density }).removeAlpha().raw().toBuffer()
  return { pixels, width: largestWidth }
}

async function resize(raster: Raster, width: number): Promise<Raster> {
  return { pixels: await pictureOf(raster).resize(width).raw().toBuffer(), width }
}

function pictureOf({ pixels, width }: Raster): Sharp {
  return sharp(pixels, { raw: { width, height: (width * coverHeight) / coverWidth, channels: 3 } })
}

/** A run that is cut short must not leave half a picture, which the next run would take for a whole one. */
async function writeWhole(path: string, content: Buffer): Promise<void> {
  await writeFile(`${path}.part`, content)
  await rename(`${path}.part`, path)
}

async function exists(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  )
}
