import { spawnSync } from 'node:child_process'

/** Only root can, and only with apt-get. */
export const canInstallDebian = (): boolean =>
  process.getuid?.() === 0 && spawnSync('apt-get', ['--version']).status === 0

/** Installs a Debian package where that is possible. @returns whether the package was installed */
export const installDebian = (name: string): boolean => {
  if (!canInstallDebian()) return false
  process.stdout.write(`Installing the Debian package ${name} …\n`)
  const quiet = {
    stdio: ['ignore', 'ignore', 'inherit'] as ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  }
  spawnSync('apt-get', ['update', '-qq'], quiet)
  return spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name], quiet).status === 0
}
