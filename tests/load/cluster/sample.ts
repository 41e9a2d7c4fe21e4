import { readFileSync } from 'node:fs'

/**
 * A sample of `deploy/` with other addresses and folders.
 * @throws Error when the sample has no such text: then the test would run with something else than it says
 */
export const readSample = (file: string, changes: Readonly<Record<string, string>>): string => {
  let text = readFileSync(`deploy/${file}`, 'utf8')
  for (const [before, after] of Object.entries(changes)) {
    if (!text.includes(before)) throw new Error(`deploy/${file} does not hold "${before}".`)
    text = text.replaceAll(before, after)
  }
  return text
}
