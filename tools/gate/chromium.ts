import { existsSync } from 'node:fs'
import { installDebian } from './install-debian.ts'

/** The browser without a window: the same pages and scripts in less than half of the time. */
const shell = ['/usr/bin/chromium-headless-shell']
const whole = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

const find = (places: string[]): string | undefined => places.find((path) => path && existsSync(path))
const install = (name: string, places: string[]): string | undefined => (installDebian(name) ? find(places) : undefined)

const named = () => [process.env.CHROMIUM ?? '', ...shell]

/** The whole browser is a second choice, so only the shell counts as present. */
export const hasChromium = (): boolean => find(named()) !== undefined

/** The browser for end-to-end tests. @throws Error that says how to get one */
export const findChromium = (): string => {
  const path = find(named()) ?? install('chromium-headless-shell', shell) ?? find(whole) ?? install('chromium', whole)
  if (!path)
    throw new Error(
      'No Chromium found. Install it (Debian: apt-get install chromium-headless-shell), or name it: CHROMIUM=/path/to/chromium npm test',
    )
  return path
}
