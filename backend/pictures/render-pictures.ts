import { availableParallelism } from 'node:os'
import sharp, { type Sharp } from 'sharp'
import { openPhoto } from './open-photo.ts'
import { type Outputs, outputsFor } from './picture-outputs.ts'
import type { FileName, Files } from '../ports/files/port.ts'

interface Named {
  /** Name of the files without width and ending. */
  file: string
  /** In units of the SVG. */
  width: number
  height: number
}
export interface Drawing extends Named {
  /** An SVG. */
  draw: () => string
}
interface Photo extends Named {
  /** A file of any kind and size. It is turned as its camera was held. */
  photo: Buffer
}
export type Picture = Drawing | Photo

export interface RenderOptions {
  /** `pages`: the widths of pages; `closeUp`: the large view, which is drawn only when a visitor opens it. */
  use?: 'pages' | 'closeUp'
  onProgress?: (done: number, total: number) => void
}

interface Raster {
  pixels: Buffer
  width: number
  height: number
}

const svgUnitsPerInch = 72

/** Writes `<file>-<width>.<format>` into the folder for each picture. Existing files are not written again. */
export async function renderPictures(
  pictures: readonly Picture[],
  files: Files,
  folder: FileName,
  { use = 'pages', onProgress }: RenderOptions = {},
) {
  const queue = pictures.values()
  let done = 0
  // sharp works outside the main thread, so promises use every core. Two pictures a core: with one the core would be
  // idle while the next picture is drawn and files are written (27 s instead of 32 s for 480 covers on two cores).
  const work = async () => {
    for (const picture of queue) {
      await renderPicture(picture, files, folder, outputsFor[use])
      onProgress?.(++done, pictures.length)
    }
  }
  await Promise.all(Array.from({ length: 2 * availableParallelism() }, work))
}

async function renderPicture(picture: Picture, files: Files, folder: FileName, outputs: Outputs): Promise<void> {
  const missing = await Promise.all(
    outputs.map(async ({ width, formats }) => {
      const wanted = Object.entries(formats).map(([format, encode]) => ({
        name: `${folder}/${picture.file}-${width}.${format}` as const,
        encode,
      }))
      const found = await Promise.all(wanted.map(({ name }) => files.find(name)))
      return { width, wanted: wanted.filter((_, index) => !found[index]) }
    }),
  )
  if (missing.every(({ wanted }) => wanted.length === 0)) return

  const largest = await rasterise(picture, outputs[0].width)
  for (const { width, wanted } of missing) {
    if (wanted.length === 0) continue
    const raster = width === largest.width ? largest : await resize(largest, width)
    for (const { name, encode } of wanted) await files.write(name, await encode(pictureOf(raster)).toBuffer())
  }
}

/** Drawing the SVG costs more than resizing, so it is done once, at the largest width. */
async function rasterise(picture: Picture, width: number): Promise<Raster> {
  const height = Math.round((width * picture.height) / picture.width)
  const opened =
    'photo' in picture
      ? openPhoto(picture.photo)
          .resize(width, height, { fit: 'fill' })
          .flatten({ background: '#fff' })
          .toColourspace('srgb')
      : sharp(Buffer.from(picture.draw()), { density: (svgUnitsPerInch * width) / picture.width }).removeAlpha()
  return { pixels: await opened.raw().toBuffer(), width, height }
}

async function resize(raster: Raster, width: number): Promise<Raster> {
  const height = Math.round((width * raster.height) / raster.width)
  return { pixels: await pictureOf(raster).resize(width, height).raw().toBuffer(), width, height }
}

function pictureOf({ pixels, width, height }: Raster): Sharp {
  return sharp(pixels, { raw: { width, height, channels: 3 } })
}
