import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'

const stamp = 'node_modules/.kolofon-install'

/** Runs `npm ci` if node_modules does not hold what package-lock.json names. The file is plain JavaScript, because the machine's own Node runs it. */
export const install = ({ dev }) => {
  const hash = createHash('sha256').update(readFileSync('package-lock.json')).digest('hex')
  const [installed, kind] = existsSync(stamp) ? readFileSync(stamp, 'utf8').split(' ') : []
  if (installed === hash && (kind === 'all' || !dev)) return
  const reason = installed ? 'package-lock.json has changed since the last install' : 'nothing is installed yet'
  console.log(`Installing the packages of package-lock.json into node_modules (npm ci), because ${reason} …`)
  const args = ['ci', '--no-audit', '--no-fund', '--loglevel=error', ...(dev ? ['--include=dev'] : ['--omit=dev'])]
  const { status } = spawnSync('npm', args, { stdio: 'inherit' })
  if (status !== 0) {
    console.error('npm ci failed. The reason stands above.')
    process.exit(1)
  }
  writeFileSync(stamp, `${hash} ${dev ? 'all' : 'production'}`)
}

/** The Node 24 that comes as a package, so that every machine runs the same. */
export const node24 = 'node_modules/node/bin/node'
