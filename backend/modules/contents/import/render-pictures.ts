import type { Database } from '../../../db/connect.ts'
import type { FileName, Files } from '../../../ports/files/port.ts'
import { readWhole } from '../../../ports/files/read-whole.ts'
import { drawPicture } from '../../../covers/draw-picture.ts'
import { pictureName } from '../../../pictures/picture-name.ts'
import { renderDrawing, renderFile } from '../../../pictures/render-picture.ts'
import { findPictures } from '../rules/find-pictures.ts'
import { readStored } from '../stored/read-stored.ts'

/** The file of an editor's original picture. */
export const originalOf = (stored: string): FileName => `pictures/${stored}`

const readOriginal = async (files: Files, stored: string): Promise<Buffer> => {
  const content = await readWhole(files, originalOf(stored))
  if (!content) throw new Error(`The picture ${stored}, which an editor gave, is not among the files`)
  return content
}

/** Renders the files of all shown pictures that have none yet. */
export const renderPictures = async (db: Database, files: Files): Promise<void> => {
  const { contents, bannerStrips, seo } = await readStored(db)
  const all = findPictures({
    contents: [...contents.values()].map(({ form }) => form),
    bannerStrips: [...bannerStrips.values()].map(({ form }) => form),
    seo,
  })
  for (const { picture, shape } of all) {
    if ('draw' in picture)
      await renderDrawing(files, pictureName(picture, shape), shape, () => drawPicture({ ...picture, shape }))
    if ('stored' in picture)
      await renderFile(files, pictureName(picture, shape), shape, await readOriginal(files, picture.stored))
  }
}
