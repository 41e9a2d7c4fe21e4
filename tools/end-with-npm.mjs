import { readFileSync } from 'node:fs'

/** Milliseconds between two looks. */
const lookMs = 500

/** What Linux knows of a process; elsewhere nothing is known. */
const factsOf = (pid) => {
  try {
    const [, name, rest] = /\((.*)\) (.*)/s.exec(readFileSync(`/proc/${pid}/stat`, 'utf8')) ?? []
    return { name, parent: Number(rest?.split(' ')[1]) }
  } catch {
    return {}
  }
}

/** npm runs a script by a shell, which outlives it: whose parent the shell has tells whether npm is there. */
const runner = () => {
  const { name, parent } = factsOf(process.ppid)
  return name === 'sh' ? `${process.ppid} ${parent}` : `${process.ppid}`
}

/** npm can be killed without a word to what it runs; nobody would know then how to stop the shop. */
export const endWithNpm = (stop) => {
  if (!process.env.npm_lifecycle_event) return
  const npm = runner()
  setInterval(() => runner() !== npm && stop('SIGTERM'), lookMs).unref()
}
