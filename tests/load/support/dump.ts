import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { requireBinaries } from '#tools/gate/postgres.ts'

const run = promisify(execFile)

/** Runs a tool of Postgres, as an operator does. @returns the seconds it took. @throws Error if it ends with anything but 0 */
const runTool = async (tool: 'pg_dump' | 'pg_restore', args: string[]): Promise<number> => {
  const begun = performance.now()
  await run(join(requireBinaries(), tool), args)
  return (performance.now() - begun) / 1000
}

export const dump = (url: string, file: string, args: readonly string[] = []): Promise<number> =>
  runTool('pg_dump', ['--format=custom', `--file=${file}`, ...args, url])

/** Restores a dump. The first error ends the restore. */
export const restore = (file: string, url: string, args: readonly string[] = []): Promise<number> =>
  runTool('pg_restore', ['--exit-on-error', '--no-owner', '--no-privileges', ...args, `--dbname=${url}`, file])
