import { access } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import type { Database } from '../db/connect.ts'
import { products } from '../db/schema/catalogue.ts'
import { renderCovers } from './render-covers.ts'
import { selectCoverJobs } from './select-cover-jobs.ts'

/** More at once would take the processor from those who want pages; who comes too early is sent away and shown the title instead. */
const mostAtOnce = 4

const drawn = /^\/drawn\/(([a-z0-9-]+)-[0-9a-f]{8})-(?:160|320|640)\.(?:avif|jpg)$/

const exists = (path: string) => access(path).then(() => true, () => false)

/**
 * Draws the cover of an imported book when its first picture is asked for, all widths and formats at once; they are
 * kept, so this happens once a cover. Only covers that products have are drawn.
 * @returns sees to it that the picture of an address is there, if it is such a cover's
 */
export const createCoverDrawing = (db: Database, assets: string): ((path: string) => Promise<void>) => {
  const running = new Map<string, Promise<void>>()
  const draw = async (key: string, path: string): Promise<void> => {
    const jobs = await selectCoverJobs(db, sql`${products.key} = ${key} and ${products.coverPath} = ${path}`)
    await renderCovers(jobs, join(assets, 'drawn'))
  }
  return async (path) => {
    const [, file, key] = drawn.exec(path) ?? []
    if (!file || !key || (await exists(join(assets, path)))) return
    const begun = running.get(file)
    if (begun) return begun
    if (running.size >= mostAtOnce) return
    const drawing = draw(key, `/assets/drawn/${file}`).finally(() => running.delete(file))
    running.set(file, drawing)
    await drawing
  }
}
