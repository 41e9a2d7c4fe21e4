import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** The secret that both processes of a trial run share; made once, outside the tree, readable by its owner only. */
export const trialSecret = (dataDir: string): string => {
  const path = join(dataDir, 'revalidate-secret')
  if (!existsSync(path)) {
    mkdirSync(dataDir, { recursive: true })
    writeFileSync(path, randomBytes(32).toString('hex'), { mode: 0o600 })
  }
  return readFileSync(path, 'utf8')
}
