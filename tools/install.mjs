import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'

const stamp = 'node_modules/.kolofon-install'

/** Runs `npm ci` if what is installed is not what package-lock.json asks for. Plain JavaScript: this runs on whatever Node the machine has. */
export const install = ({ dev }) => {
  const hash = createHash('sha256').update(readFileSync('package-lock.json')).digest('hex')
  const [installed, kind] = existsSync(stamp) ? readFileSync(stamp, 'utf8').split(' ') : []
  if (installed === hash && (kind === 'all' || !dev)) return
  console.log('Installing packages …')
  const args = ['ci', '--no-audit', '--no-fund', '--loglevel=error', ...(dev ? ['--include=dev'] : ['--omit=dev'])]
  const { status } = spawnSync('npm', args, { stdio: 'inherit' })
  if (status !== 0) {
    console.error('npm ci failed; see above.')
    process.exit(1)
  }
  writeFileSync(stamp, `${hash} ${dev ? 'all' : 'production'}`)
}

/** The Node 24 that comes as a package, so that every machine runs the same. */
export const node24 = 'node_modules/node/bin/node'
