import { existsSync } from 'node:fs'
import { installDebian } from './install-debian.ts'

const places = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome', '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome']

const find = () => [process.env.CHROMIUM ?? '', ...places].find((path) => path && existsSync(path))

/** The browser for end-to-end tests. @throws Error that says how to get one */
export const findChromium = (): string => {
  const path = find() ?? (installDebian('chromium') ? find() : undefined)
  if (!path) throw new Error('No Chromium found. Install it (Debian: apt-get install chromium), or name it: CHROMIUM=/path/to/chromium npm test')
  return path
}
