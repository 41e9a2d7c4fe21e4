import { rmSync } from 'node:fs'
import { cpus } from 'node:os'
import { join } from 'node:path'
import { giveParameters } from './give-parameters.ts'
import { measureScale } from './measure-scale.ts'
import { measureStart } from './measure-start.ts'
import { megabytesOf, withGutenberg } from './with-gutenberg.ts'
import { callTable, startTable } from './write-report.ts'

/**
 * Figures for docs/performance.md at full size: `npm run bench:scale -- FILE`, with the list of Project Gutenberg
 * (docs/import.md).
 */
const file = process.argv[2]
if (file === undefined) throw new Error('npm run bench:scale -- FILE, the list of Project Gutenberg (.csv or .csv.gz)')

await withGutenberg(file, 4300, async ({ origin, databaseUrl, dataDir, start }) => {
  await giveParameters(databaseUrl)
  // Without the index that the backend has just saved.
  rmSync(join(dataDir, 'catalog-index'))
  const first = await measureStart(start, origin)
  await first.child.stop()
  const next = await measureStart(start, origin)
  const { titles, figures } = await measureScale(`${origin}/api`)
  process.stdout.write(
    `${titles} titles, ${cpus().length} × ${cpus()[0]?.model}, Node ${process.version}, Postgres and load on the same machine; the backend holds ${megabytesOf(next.child.pid).toFixed(0)} MB.\n\n${startTable({ 'that reads all products': first, 'that takes the saved index': next })}\n\n${callTable(figures)}\n`,
  )
})
