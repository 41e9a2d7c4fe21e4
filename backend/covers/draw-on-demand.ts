import { access } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import type { Database } from '../db/connect.ts'
import { products } from '../db/schema/catalogue.ts'
import { coverPicture } from './cover-picture.ts'
import { type Picture, renderPictures, type RenderOptions } from './render-pictures.ts'
import { selectCoverJobs } from './select-cover-jobs.ts'
import { selectView } from './views/select-view.ts'

/** More at once would take the processor from those who want pages; who comes too early is sent away and shown the title instead. */
const mostAtOnce = 4

const drawn = /^\/(covers|drawn|views)\/(([a-z0-9-]+)-[0-9a-f]{8})-(160|320|640|1280)\.(?:avif|jpg)$/

const exists = (path: string) => access(path).then(() => true, () => false)

const selectCover = async (db: Database, key: string, path: string): Promise<Picture | undefined> => {
  const [job] = await selectCoverJobs(db, sql`${products.key} = ${key} and ${products.coverPath} = ${path}`)
  return job && coverPicture(job)
}

/**
 * Draws a picture when it is first asked for: covers of imported books, views of the demo books, and what is looked at
 * closely. It is kept, so this happens once. Only what products have is drawn.
 * @returns sees to it that the picture of an address is there, if it is such a one
 */
export const createDrawing = (db: Database, assets: string): ((path: string) => Promise<void>) => {
  const running = new Map<string, Promise<void>>()
  const draw = async (folder: string, key: string, file: string, use: RenderOptions['use']): Promise<void> => {
    const path = `/assets/${folder}/${file}`
    const picture = await (folder === 'views' ? selectView(db, path) : selectCover(db, key, path))
    if (picture) await renderPictures([picture], join(assets, folder), { use })
  }
  return async (path) => {
    const [, folder, file, key, width] = drawn.exec(path) ?? []
    const use = width === '1280' ? 'closeUp' : 'pages'
    // Those of the demo books are drawn at the start, the best known first.
    if (!folder || !file || !key || (folder === 'covers' && use === 'pages') || (await exists(join(assets, path)))) return
    const name = `${folder}/${file}/${use}`
    const begun = running.get(name)
    if (begun) return begun
    if (running.size >= mostAtOnce) return
    const drawing = draw(folder, key, file, use).finally(() => running.delete(name))
    running.set(name, drawing)
    await drawing
  }
}
