import { sql } from 'drizzle-orm'
import type { Database } from '../db/connect.ts'
import { products } from '../db/schema/products.ts'
import { type Picture, renderPictures, type RenderOptions } from '../pictures/render-pictures.ts'
import type { Files } from '../ports/files/port.ts'
import { coverPicture } from './cover-picture.ts'
import { selectCoverJobs } from './select-cover-jobs.ts'
import { selectView } from './views/select-view.ts'

export interface ProductPicture {
  /** `views`, or a folder of covers. */
  folder: string
  /** Of the product. */
  key: string
  /** Name of the files without width and ending. */
  file: string
  use: RenderOptions['use']
}

const selectCover = async (db: Database, key: string, path: string): Promise<Picture | undefined> => {
  const [job] = await selectCoverJobs(db, sql`${products.key} = ${key} and ${products.coverPath} = ${path}`)
  return job && coverPicture(job)
}

/** Draws a picture if its product has it, and saves it in all widths of its use. */
export const drawProductPicture = async (
  db: Database,
  files: Files,
  { folder, key, file, use }: ProductPicture,
): Promise<void> => {
  const path = `/assets/${folder}/${file}`
  const picture = await (folder === 'views' ? selectView(db, path) : selectCover(db, key, path))
  if (picture) await renderPictures([picture], files, `assets/${folder}`, { use })
}
