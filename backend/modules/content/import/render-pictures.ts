import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Database } from '../../../db/connect.ts'
import { pictureName } from '../../../pictures/picture-name.ts'
import { renderDrawing, renderFile } from '../../../pictures/render-picture.ts'
import { findPictures } from '../rules/find-pictures.ts'
import { readStored } from '../stored/read-stored.ts'

/** Where pictures that editors gave are kept as they came. */
export const originals = (assets: string): string => join(assets, '..', 'pictures')

/**
 * Makes the files of all pictures that are shown and have none yet.
 * @param assets folder that `/assets` is served from
 */
export const renderPictures = async (db: Database, assets: string): Promise<void> => {
  const { contents, bannerStrips, seo } = await readStored(db)
  const all = findPictures({
    contents: [...contents.values()].map(({ form }) => form),
    bannerStrips: [...bannerStrips.values()].map(({ form }) => form),
    seo,
  })
  const folder = join(assets, 'pictures')
  for (const { picture, shape } of all) {
    if ('draw' in picture) await renderDrawing(folder, pictureName(picture, shape), { ...picture, shape })
    if ('stored' in picture) await renderFile(folder, pictureName(picture, shape), shape, await readFile(join(originals(assets), picture.stored)))
  }
}
