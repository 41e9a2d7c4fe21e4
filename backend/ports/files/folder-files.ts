import { randomUUID } from 'node:crypto'
import { type FileHandle, mkdir, open, rename, rm, stat, writeFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { Readable } from 'node:stream'
import type { ReadableStream as NodeReadableStream } from 'node:stream/web'
import type { FileFacts, FileName, Files } from './port.ts'
import { FilesError } from './port.ts'
import { isFileName } from './is-file-name.ts'

/** The system's codes for a missing file. */
const missing = new Set(['ENOENT', 'ENOTDIR', 'EISDIR', 'ENAMETOOLONG'])

const isMissing = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && missing.has(String(error.code))

const orNothing = async <Found>(finding: Promise<Found>): Promise<Found | undefined> =>
  finding.catch((cause: unknown) => {
    if (isMissing(cause)) return undefined
    throw new FilesError('The folder of files cannot be read', { cause })
  })

const factsOf = ({ size, mtime }: { size: number; mtime: Date }): FileFacts => ({
  size,
  etag: `W/"${size.toString(36)}-${mtime.getTime().toString(36)}"`,
  modifiedAt: mtime,
})

/** Files below a folder of this machine. */
export const createFolderFiles = (folder: string): Files => {
  const pathOf = (name: FileName) => join(folder, name)

  const openFile = async (name: FileName): Promise<{ file: FileHandle; facts: FileFacts } | undefined> => {
    const file = await open(pathOf(name))
    const stats = await file.stat()
    if (stats.isFile()) return { file, facts: factsOf(stats) }
    await file.close()
    return undefined
  }

  /** Written under a temporary name first: no reader sees half a file, and no other writer touches it. */
  const put = async (path: string, content: Uint8Array): Promise<void> => {
    const unfinished = join(dirname(path), `.${basename(path)}.${randomUUID()}`)
    await mkdir(dirname(path), { recursive: true })
    try {
      await writeFile(unfinished, content, { flush: true })
      await rename(unfinished, path)
    } catch (error) {
      await rm(unfinished, { force: true }).catch(() => {})
      throw error
    }
  }

  return {
    find: async (name) => {
      const stats = isFileName(name) ? await orNothing(stat(pathOf(name))) : undefined
      return stats?.isFile() ? factsOf(stats) : undefined
    },

    open: async (name, part) => {
      const opened = isFileName(name) ? await orNothing(openFile(name)) : undefined
      if (!opened) return undefined
      const stream = opened.file.createReadStream(part && { start: part.first, end: part.last })
      return {
        ...opened.facts,
        content: Readable.toWeb(stream) as NodeReadableStream<Uint8Array> as ReadableStream<Uint8Array>,
      }
    },

    write: async (name, content) => {
      if (!isFileName(name)) throw new FilesError(`No file can be called ${name}`)
      await put(pathOf(name), content).catch((cause: unknown) => {
        throw new FilesError(`${name} cannot be written`, { cause })
      })
    },

    remove: async (name) => {
      if (isFileName(name)) await orNothing(rm(pathOf(name)))
    },
  }
}
