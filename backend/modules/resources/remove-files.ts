import { basename } from 'node:path'
import { pictureFiles } from '../../pictures/picture-outputs.ts'
import type { Database } from '../../db/connect.ts'
import type { Files } from '../../ports/files/port.ts'
import { findUnnamed } from './queries.ts'
import { isFetchedPath, fetchedFile } from './rules/fetched-path.ts'

/** Removes files that publishers have withdrawn, unless another record still names them. */
export const removeUnusedFiles = async (db: Database, files: Files, paths: readonly string[]): Promise<void> => {
  const unnamed = (await findUnnamed(db, paths)).filter(isFetchedPath)
  const names = unnamed.flatMap((path) => (path.endsWith('.pdf') ? [basename(path)] : pictureFiles(basename(path))))
  for (const name of names) await files.remove(fetchedFile(name))
}
