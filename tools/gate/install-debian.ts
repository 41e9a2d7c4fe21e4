import { spawnSync } from 'node:child_process'

/** Installs a Debian package where that is possible: as root, with apt-get. @returns whether it was tried with success */
export const installDebian = (name: string): boolean => {
  if (process.getuid?.() !== 0 || spawnSync('apt-get', ['--version']).status !== 0) return false
  process.stdout.write(`Installing ${name} …\n`)
  const quiet = {
    stdio: ['ignore', 'ignore', 'inherit'] as ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  }
  spawnSync('apt-get', ['update', '-qq'], quiet)
  return spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name], quiet).status === 0
}
