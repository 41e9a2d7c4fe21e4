import { spawn } from 'node:child_process'
import { setTimeout as wait } from 'node:timers/promises'
import { stripVTControlCharacters } from 'node:util'
import { check, finish, tell } from './support/checks.ts'
import { growthDuring } from './support/memory.ts'
import { withShop } from './support/shop.ts'
import type { Storefront } from './support/storefront.ts'
import { visitDuring } from './support/visitors.ts'

/** slowhttptest against the storefront: 500 connections, again and again for 60 s, each way of being slow, beside ordinary visitors (R2-4). */
const lengthMs = 60_000
/** All 500 are open after 5 s; then headers and bodies have 15 s, and Node looks twice whether a reader has taken something. */
const kinds = {
  'in the headers (slowloris)': { options: ['-H', '-i', '5', '-x', '24'], target: '/', mostSeconds: 23 },
  'in the body': { options: ['-B', '-i', '5', '-s', '8192', '-x', '10', '-f', 'application/json'], target: '/api/login', mostSeconds: 23 },
  'at reading': { options: ['-X', '-k', '10', '-n', '2', '-w', '8', '-y', '16', '-z', '5'], target: '/', mostSeconds: 38 },
}
const pages = ['/', '/kosar']

/** @returns the second in which its last connection was closed; undefined if some were still open after a minute and a half */
const attack = (port: number, options: readonly string[], target: string): Promise<number | undefined> =>
  new Promise((resolve, reject) => {
    const child = spawn('slowhttptest', ['-c', '500', '-r', '100', '-l', '90', '-p', '5', '-u', `http://127.0.0.1:${port}${target}`, ...options], { stdio: ['ignore', 'pipe', 'inherit'] })
    let said = ''
    child.stdout.on('data', (chunk: Buffer) => void (said += chunk.toString()))
    child.once('error', reject)
    child.once('exit', () => {
      const text = stripVTControlCharacters(said)
      const ended = Number(/Test ended on (\d+)/.exec(text)?.[1])
      tell(`slowhttptest: ${text.slice(text.lastIndexOf('slow HTTP test status')).replaceAll(/\s+/g, ' ')}`)
      resolve(text.includes('No open connections left') ? ended : undefined)
    })
  })

const endure = async ({ port, pid }: Storefront, name: keyof typeof kinds): Promise<void> => {
  const { options, target, mostSeconds } = kinds[name]
  const before = await visitDuring(port, pages, () => wait(20_000))
  const ends: (number | undefined)[] = []
  let grown = 0
  const seen = await visitDuring(port, pages, async () => {
    grown = await growthDuring(pid, async () => {
      for (const until = Date.now() + lengthMs; Date.now() < until; ) ends.push(await attack(port, options, target))
    })
  })
  check(`slow ${name}: every visitor was served`, seen.failed === 0, `${seen.count} pages`)
  check(`slow ${name}: in twice the time at most`, seen.p95 < Math.max(2 * before.p95, 50), `p95 ${seen.p95} ms, before ${before.p95} ms`)
  check(`slow ${name}: memory stays as it is`, grown < 50, `${grown.toFixed(1)} MB`)
  check(`slow ${name}: every connection was closed in time`, ends.every((end) => end !== undefined && end <= mostSeconds), `after ${ends.join(', ')} s`)
}

await withShop(async ({ storefront }) => {
  for (const name of Object.keys(kinds) as (keyof typeof kinds)[]) await endure(storefront, name)
})

finish()
