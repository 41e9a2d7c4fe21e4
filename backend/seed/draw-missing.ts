import type { Logger } from 'pino'
import type { Database } from '../db/connect.ts'
import { renderPictures } from '../modules/contents/editing.ts'
import type { Files } from '../ports/files/port.ts'
import { renderMissingCovers } from './render-missing-covers.ts'

/** Draws the covers and pictures of the demo shop that have no files yet. */
export const drawMissing = async (db: Database, files: Files, log: Logger): Promise<void> => {
  await renderMissingCovers(db, files, log)
  await renderPictures(db, files)
}
