import type { Database } from '../db/connect.ts'
import type { FileName, Files } from '../ports/files/port.ts'

/** More drawings at once would slow down the pages. The others wait. */
const maxAtOnce = 4
/**
 * About as many pictures as the pages of some visitors show. A request beyond this number is refused, and its visitor
 * sees the title instead.
 */
const maxAwaited = 60

const drawn = /^assets\/(covers|drawn|views)\/(([a-z0-9-]+)-[0-9a-f]{8})-(160|320|640|1280)\.(?:avif|jpg)$/

/** Runs at most this many works at a time, in the order in which they came. */
const createTurns = (max: number) => {
  const waiting: (() => void)[] = []
  let free = max
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
 * Draws a picture at its first request: covers of imported books, views of the demo books, and large versions. The file
 * is saved, so each picture is drawn once. Two backends that draw the same picture at once write the same file. Only
 * pictures of products are drawn.
 * @returns a function that draws the picture with a name, if a product has such a picture
 */
export const createDrawing = (db: Database, files: Files): ((name: FileName) => Promise<void>) => {
  const awaited = new Map<string, Promise<void>>()
  const inTurn = createTurns(maxAtOnce)
  return async (name) => {
    const [, folder, file, key, width] = drawn.exec(name) ?? []
    const use = width === '1280' ? 'closeUp' : 'pages'
    // The covers of the demo books are drawn at the start, those of the best-known books first.
    if (!folder || !file || !key || (folder === 'covers' && use === 'pages')) return
    const work = `${folder}/${file}/${use}`
    const begun = awaited.get(work)
    if (begun) return begun
    if (awaited.size >= maxAwaited) return
    const drawing = inTurn(async () => {
      // A start draws nothing, and the designs are seventy modules.
      const { drawProductPicture } = await import('./draw-product-picture.ts')
      await drawProductPicture(db, files, { folder, key, file, use })
    }).finally(() => awaited.delete(work))
    awaited.set(work, drawing)
    await drawing
  }
}
