import { mkdirSync, openSync, rmSync } from 'node:fs'
import { basename, join } from 'node:path'

/** The folder for the logs of all processes that this program starts. */
export const logFolder = join('.data/test-results/logs', basename(process.argv[1] ?? '', '.ts'))

let opened = 0

/**
 * Opens a file for the output of one process, in a folder that each run empties first.
 * @returns the descriptor of the file
 */
export const openLog = (part = ''): number => {
  if (opened++ === 0) rmSync(logFolder, { recursive: true, force: true })
  const folder = join(logFolder, part)
  mkdirSync(folder, { recursive: true })
  return openSync(join(folder, `${opened}.log`), 'w')
}
