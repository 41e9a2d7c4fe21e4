import { mkdirSync, openSync, rmSync } from 'node:fs'
import { basename, join } from 'node:path'

/** What the processes of this program said; one program runs in a process. */
export const logFolder = join('.data/test-results/logs', basename(process.argv[1] ?? '', '.ts'))

let opened = 0

/** A file for what one process says, in a folder that begins empty with each run. @returns its descriptor */
export const openLog = (part = ''): number => {
  if (opened++ === 0) rmSync(logFolder, { recursive: true, force: true })
  const folder = join(logFolder, part)
  mkdirSync(folder, { recursive: true })
  return openSync(join(folder, `${opened}.log`), 'w')
}
