import shopConsole from 'node:console'
import { limitRepeats } from '#lib/process/limit-repeats.ts'

const intervalMs = 60_000
const longestKind = 120

const describe = (word: unknown): string => (word instanceof Error ? `${word.name} ${word.message}` : String(word))

/**
 * Next writes an error of many lines for every page that it cannot make; during an outage that is every requested page.
 * The first few errors of a kind are written, then once a minute how many more there were.
 */
export const limitConsole = (): void => {
  const write = shopConsole.error
  const { admit } = limitRepeats(intervalMs, (kind, unwritten) =>
    write(`${kind} (${unwritten} times more in ${intervalMs / 1_000} seconds)`),
  )
  shopConsole.error = (...words: unknown[]) => {
    if (admit(words.map(describe).join(' ').slice(0, longestKind))) write(...words)
  }
}
