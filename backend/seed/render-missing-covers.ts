import { like } from 'drizzle-orm'
import type { Logger } from 'pino'
import { coverPicture } from '../covers/cover-picture.ts'
import { renderPictures } from '../pictures/render-pictures.ts'
import { selectCoverJobs } from '../covers/select-cover-jobs.ts'
import type { Files } from '../ports/files/port.ts'
import type { Database } from '../db/connect.ts'
import { products } from '../db/schema/products.ts'

/**
 * Draws the missing covers of the demo catalog, those of the best-known books first. Covers of imported books are drawn
 * at their first request.
 */
export const renderMissingCovers = async (db: Database, files: Files, log: Logger): Promise<void> => {
  const covers = await selectCoverJobs(db, like(products.coverPath, '/assets/covers/%'))
  const started = performance.now()
  await renderPictures(covers.map(coverPicture), files, 'assets/covers', {
    onProgress: (done, total) => {
      if (done % 100 === 0 || done === total)
        log.info({ done, total, seconds: Math.round((performance.now() - started) / 1000) }, 'covers')
    },
  })
}
