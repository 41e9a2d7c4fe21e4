import { createWriteStream } from 'node:fs'
import { rename, rm } from 'node:fs/promises'
import { once } from 'node:events'
import { finished } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import { countBooks, exportOnix } from '../modules/export/service.ts'
import type { Command } from './command.ts'
import { CommandError } from './command-error.ts'
import { createProgress } from './progress.ts'

/** The file has another name until it is complete, so that no reader sees half of it. */
const writeFile = async (
  path: string,
  fill: (write: (piece: string) => Promise<void>) => Promise<void>,
): Promise<void> => {
  const unfinished = `${path}.part`
  const file = createWriteStream(unfinished)
  const out = path.endsWith('.gz') ? createGzip() : file
  if (out !== file) out.pipe(file)
  const done = finished(file)
  // The promise is awaited below and may fail before that.
  done.catch(() => {})
  try {
    await fill(async (piece) => {
      if (!out.write(piece)) await Promise.race([once(out, 'drain'), done])
    })
    out.end()
    await done
    await rename(unfinished, path)
  } catch (error) {
    file.destroy()
    await rm(unfinished, { force: true })
    throw error instanceof Error && 'syscall' in error
      ? new CommandError(`${path} cannot be written: ${error.message}`, { cause: error })
      : error
  }
}

export const exportOnixFile: Command = {
  usage: 'FILE [--json]',
  summary: 'Write all books as an ONIX for Books 3.0 message, compressed if FILE ends with .gz.',
  run: async ({ db, now, print, terminal, locate }, [name], { json }) => {
    if (name === undefined) throw new CommandError('export onix needs the name of a file to write.')
    const path = locate(name)
    const all = await countBooks(db)
    const progress = createProgress(terminal, 'books', json)
    const started = performance.now()
    let books = 0
    await writeFile(path, (write) =>
      exportOnix(db, now(), async (piece, more) => {
        await write(piece)
        books += more
        progress.show(books, all === 0 ? 1 : books / all)
      }),
    )
    progress.finish()
    const seconds = (performance.now() - started) / 1000
    print(
      json
        ? JSON.stringify({ books, seconds, file: path }, null, 2)
        : `${books} books in ${seconds.toFixed(1)} s: ${path}`,
    )
    return 0
  },
}
