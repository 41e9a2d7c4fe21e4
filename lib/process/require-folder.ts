import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { codeOf, StartError } from './start-error.ts'

/** More than the free rest of a begun block on a full disk. */
const probe = Buffer.alloc(64 * 1024)

const explain = (error: unknown, folder: string, advice: string): unknown => {
  switch (codeOf(error)) {
    case 'ENOSPC':
    case 'EDQUOT':
      return new StartError(`The disk of the folder ${folder} is full. Make room on it, or ${advice}.`)
    case 'EACCES':
    case 'EPERM':
    case 'EROFS':
    case 'ENOENT':
      return new StartError(
        `The folder ${folder} cannot be written to. Give it to the user that runs the shop, or ${advice}.`,
      )
    case 'ENOTDIR':
    case 'EEXIST':
      return new StartError(`${folder} is not a folder. Take it away, or ${advice}.`)
    default:
      return error
  }
}

/**
 * Makes a missing folder, and writes a test file into it.
 * @param advice what else the operator can do: `set DATA_DIR to another one`
 * @throws StartError in one sentence if the folder is not writable or its disk is full
 */
export const requireFolder = async (folder: string, advice: string): Promise<void> => {
  const file = join(folder, `.probe-${process.pid}`)
  try {
    await mkdir(folder, { recursive: true })
    await writeFile(file, probe, { flush: true })
  } catch (error) {
    throw explain(error, folder, advice)
  } finally {
    await rm(file, { force: true }).catch(() => {})
  }
}
