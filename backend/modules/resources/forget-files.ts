import { rm } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { pictureFiles } from '../../covers/render-pictures.ts'
import type { Database } from '../../db/connect.ts'
import { findUnnamed } from './queries.ts'
import { keptFolder } from './rules/kept-path.ts'

/** Removes the files of what publishers have withdrawn, unless another record still names them. */
export const forgetFiles = async (db: Database, assets: string, paths: readonly string[]): Promise<void> => {
  const unnamed = (await findUnnamed(db, paths)).filter((path) => path.startsWith(`${keptFolder}/`))
  const files = unnamed.flatMap((path) => (path.endsWith('.pdf') ? [basename(path)] : pictureFiles(basename(path))))
  for (const file of files) await rm(join(assets, basename(keptFolder), file), { force: true })
}
