import sharp, { type Sharp } from 'sharp'
import type { Files } from '../ports/files/port.ts'
import { openPhoto } from './open-photo.ts'
import { largestOf, type PictureShape, pictureShapes } from './picture-shapes.ts'

/**
 * Writes `assets/pictures/<name>-<width>.avif` in each width and a JPEG in the largest. Does nothing if the files
 * exist.
 */
const writeAll = async (files: Files, name: string, shape: PictureShape, open: () => Sharp): Promise<void> => {
  const largest = largestOf(shape).width
  const jpeg = `assets/pictures/${name}-${largest}.jpg` as const
  if (await files.find(jpeg)) return
  for (const width of pictureShapes[shape].widths) {
    const height = Math.round((width * pictureShapes[shape].height) / pictureShapes[shape].width)
    const cut = open().resize(width, height, { fit: 'cover', position: 'attention' })
    await files.write(`assets/pictures/${name}-${width}.avif`, await cut.avif({ quality: 50, effort: 1 }).toBuffer())
  }
  const { width, height } = largestOf(shape)
  // This file is written last: if it exists, all others do.
  await files.write(
    jpeg,
    await open().resize(width, height, { fit: 'cover', position: 'attention' }).jpeg({ quality: 82 }).toBuffer(),
  )
}

/** @param draw makes an SVG, and says its width */
export const renderDrawing = (
  files: Files,
  name: string,
  shape: PictureShape,
  draw: () => { svg: string; width: number },
): Promise<void> => {
  let drawn: ReturnType<typeof draw> | undefined
  return writeAll(files, name, shape, () => {
    drawn ??= draw()
    return sharp(Buffer.from(drawn.svg), { density: (72 * largestOf(shape).width) / drawn.width }).removeAlpha()
  })
}

/** Cut to the shape, around the part that attracts attention. @throws Error if it is no picture */
export const renderFile = (files: Files, name: string, shape: PictureShape, content: Buffer): Promise<void> =>
  writeAll(files, name, shape, () => openPhoto(content).removeAlpha())
