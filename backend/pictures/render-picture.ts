import { access, mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp, { type Sharp } from 'sharp'
import { drawPicture, type PictureOrder } from './draw-picture.ts'
import { largestOf, type PictureShape, pictureShapes } from './picture-shapes.ts'

const exists = (path: string) => access(path).then(() => true, () => false)

/** Written beside and moved, so that a run that is cut short leaves no half picture behind. */
const write = async (path: string, picture: Sharp): Promise<void> => {
  await writeFile(`${path}.part`, await picture.toBuffer())
  await rename(`${path}.part`, path)
}

/** `<name>-<width>.avif` in each width and a JPEG in the largest; does nothing where they are already. */
const writeAll = async (folder: string, name: string, shape: PictureShape, open: () => Sharp): Promise<void> => {
  const largest = largestOf(shape).width
  const jpeg = join(folder, `${name}-${largest}.jpg`)
  if (await exists(jpeg)) return
  await mkdir(folder, { recursive: true })
  for (const width of pictureShapes[shape].widths) {
    const height = Math.round((width * pictureShapes[shape].height) / pictureShapes[shape].width)
    const cut = open().resize(width, height, { fit: 'cover', position: 'attention' })
    await write(join(folder, `${name}-${width}.avif`), cut.avif({ quality: 50, effort: 1 }))
  }
  const { width, height } = largestOf(shape)
  // Last: where it stands, the others do.
  await write(jpeg, open().resize(width, height, { fit: 'cover', position: 'attention' }).jpeg({ quality: 82 }))
}

export const renderDrawing = (folder: string, name: string, order: PictureOrder): Promise<void> => {
  const drawing = drawPicture(order)
  const density = (72 * largestOf(order.shape).width) / drawing.width
  return writeAll(folder, name, order.shape, () => sharp(Buffer.from(drawing.svg), { density }).removeAlpha())
}

/** Cut to the shape around what catches the eye. @throws Error if it is no picture */
export const renderFile = (folder: string, name: string, shape: PictureShape, content: Buffer): Promise<void> =>
  writeAll(folder, name, shape, () => sharp(content).rotate().removeAlpha())
