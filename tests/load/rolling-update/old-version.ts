import { execFileSync } from 'node:child_process'
import { mkdirSync, symlinkSync } from 'node:fs'
import { join, resolve } from 'node:path'

const git = (args: string[]): Buffer => execFileSync('git', args, { maxBuffer: 500_000_000 })

/** `OLD_VERSION`, or the commit before the one that brought the latest migration. */
export const oldCommit = (): string => {
  const latest = git(['log', '-1', '--diff-filter=A', '--format=%H', '--', 'backend/db/migrations/*.sql'])
  return git(['rev-parse', process.env['OLD_VERSION'] ?? `${latest.toString().trim()}~1`])
    .toString()
    .trim()
}

/** Writes the files of a commit into a new folder, over the packages of this version. @returns the folder */
export const checkOut = (commit: string, parent: string): string => {
  const folder = join(parent, 'old')
  mkdirSync(folder)
  execFileSync('tar', ['-x', '-C', folder], { input: git(['archive', commit]) })
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'))
  return folder
}
