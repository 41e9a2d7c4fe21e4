import { readFileSync } from 'node:fs'

/**
 * Loaded before a process of the shop (`--import`), for what takes weeks: the process believes that it is later by the
 * milliseconds that stand in the file CLOCK_FILE.
 */
const file = process.env.CLOCK_FILE
let later = 0
const read = (): void => {
  try {
    if (file) later = Number(readFileSync(file, 'utf8'))
  } catch {
    // Nobody has moved the clock yet.
  }
}
read()
setInterval(read, 250).unref()

globalThis.Date = new Proxy(Date, {
  construct: (target, given, asked) => Reflect.construct(target, given.length > 0 ? given : [Date.now()], asked),
  get: (target, name) => (name === 'now' ? () => target.now() + later : Reflect.get(target, name)),
})

/** Next takes the time from here when it asks whether a saved page is over. */
const { timeOrigin } = performance
Object.defineProperty(performance, 'timeOrigin', { get: () => timeOrigin + later })
