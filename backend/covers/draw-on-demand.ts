import { sql } from 'drizzle-orm'
import type { Database } from '../db/connect.ts'
import { products } from '../db/schema/products.ts'
import type { FileName, Files } from '../ports/files/port.ts'
import { coverPicture } from './cover-picture.ts'
import { type Picture, renderPictures, type RenderOptions } from './render-pictures.ts'
import { selectCoverJobs } from './select-cover-jobs.ts'
import { selectView } from './views/select-view.ts'

/** More at once would take the processor from those who want pages; the others wait for their turn. */
const maxAtOnce = 4
/** About as many as the pages of some visitors show; who comes on top of them is sent away and shown the title instead. */
const maxAwaited = 60

const drawn = /^assets\/(covers|drawn|views)\/(([a-z0-9-]+)-[0-9a-f]{8})-(160|320|640|1280)\.(?:avif|jpg)$/

const selectCover = async (db: Database, key: string, path: string): Promise<Picture | undefined> => {
  const [job] = await selectCoverJobs(db, sql`${products.key} = ${key} and ${products.coverPath} = ${path}`)
  return job && coverPicture(job)
}

/** Lets so many works run at a time, in the order in which they came. */
const createTurns = (most: number) => {
  const waiting: (() => void)[] = []
  let free = most
  return async (work: () => Promise<void>): Promise<void> => {
    if (free > 0) free--
    else await new Promise<void>((resolve) => waiting.push(resolve))
    try {
      await work()
    } finally {
      const next = waiting.shift()
      if (next) next()
      else free++
    }
  }
}

/**
 * Draws a picture when it is first asked for: covers of imported books, views of the demo books, and what is looked at
 * closely. It is kept, so this happens once; two backends that draw the same one at once write the same file. Only what
 * products have is drawn.
 * @returns draws the picture of a name, if it is such a one
 */
export const createDrawing = (db: Database, files: Files): ((name: FileName) => Promise<void>) => {
  const awaited = new Map<string, Promise<void>>()
  const inTurn = createTurns(maxAtOnce)
  const draw = async (folder: string, key: string, file: string, use: RenderOptions['use']): Promise<void> => {
    const path = `/assets/${folder}/${file}`
    const picture = await (folder === 'views' ? selectView(db, path) : selectCover(db, key, path))
    if (picture) await renderPictures([picture], files, `assets/${folder}`, { use })
  }
  return async (name) => {
    const [, folder, file, key, width] = drawn.exec(name) ?? []
    const use = width === '1280' ? 'closeUp' : 'pages'
    // Those of the demo books are drawn at the start, the best known first.
    if (!folder || !file || !key || (folder === 'covers' && use === 'pages')) return
    const work = `${folder}/${file}/${use}`
    const begun = awaited.get(work)
    if (begun) return begun
    if (awaited.size >= maxAwaited) return
    const drawing = inTurn(() => draw(folder, key, file, use)).finally(() => awaited.delete(work))
    awaited.set(work, drawing)
    await drawing
  }
}
