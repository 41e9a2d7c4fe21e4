import { open, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'

const isRunning = (pid: number): boolean => {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}

/**
 * Takes `folder` for this process alone. The lock of a killed process is taken over.
 * @throws Error that names the process which holds the lock
 */
export const lockFolder = async (folder: string): Promise<() => Promise<void>> => {
  const path = join(folder, 'lock')
  for (let attempt = 0; attempt < 2; attempt++) {
    try {
      const file = await open(path, 'wx')
      await file.writeFile(String(process.pid))
      await file.close()
      return () => rm(path, { force: true })
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
      const holder = Number(await readFile(path, 'utf8').catch(() => ''))
      if (holder && holder !== process.pid && isRunning(holder))
        throw new Error(
          `The data folder ${folder} is in use by process ${holder}. Stop that shop first, or set DATA_DIR to another folder.`,
          { cause: error },
        )
      await rm(path, { force: true })
    }
  }
  throw new Error(`The data folder ${folder} could not be locked.`)
}
