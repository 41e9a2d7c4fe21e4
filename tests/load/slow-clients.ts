import { spawn } from 'node:child_process'
import { setTimeout as wait } from 'node:timers/promises'
import { stripVTControlCharacters } from 'node:util'
import { check, finish, tell } from './support/checks.ts'
import { growthDuring } from './support/memory.ts'
import { withShop } from './support/shop.ts'
import type { Storefront } from './support/storefront.ts'
import { visitDuring } from './support/visitors.ts'

/** slowhttptest against the storefront: 500 connections for 60 s, each way of being slow, beside ordinary visitors (R2-4). */
const seconds = 60
const kinds: Record<string, string[]> = {
  'headers (slowloris)': ['-H', '-i', '5', '-x', '24'],
  bodies: ['-B', '-i', '5', '-s', '8192', '-x', '10', '-f', 'application/json'],
  reading: ['-X', '-k', '50', '-n', '2', '-w', '8', '-y', '16', '-z', '5'],
}
const pages = ['/', '/kosar']

/** Runs the attack. @returns its last table: how many connections are open and closed, and whether its own probe was served */
const attack = (port: number, options: readonly string[]): Promise<string> =>
  new Promise((resolve, reject) => {
    const target = options[0] === '-B' ? '/api/login' : '/'
    const child = spawn('slowhttptest', ['-c', '500', '-r', '100', '-l', String(seconds), '-p', '5', '-u', `http://127.0.0.1:${port}${target}`, ...options], { stdio: ['ignore', 'pipe', 'inherit'] })
    let text = ''
    child.stdout.on('data', (chunk: Buffer) => void (text += chunk.toString()))
    child.once('error', reject)
    // Its tables come with colours, which are control characters.
    child.once('exit', () => resolve(stripVTControlCharacters(text.slice(text.lastIndexOf('slow HTTP test status')))))
  })

const endure = async ({ port, pid }: Storefront, name: string, options: readonly string[]): Promise<void> => {
  const before = await visitDuring(port, pages, () => wait(5_000))
  let table = ''
  let grown = 0
  const seen = await visitDuring(port, pages, async () => {
    grown = await growthDuring(pid, async () => {
      table = await attack(port, options)
    })
  })
  tell(`slow ${name}: ${table.replaceAll(/\s+/g, ' ')}`)
  check(`slow ${name}: every visitor was served`, seen.failed === 0, `${seen.count} pages`)
  check(`slow ${name}: as quickly as before, twice as slowly at most`, seen.p95 < Math.max(2 * before.p95, 50), `p95 ${seen.p95} ms, before ${before.p95} ms`)
  check(`slow ${name}: memory stays as it is`, grown < 50, `${grown.toFixed(1)} MB`)
  check(`slow ${name}: no connection outlives 15 s of it`, /closed:\s*[1-9]\d*/.test(table) && !/connected:\s*[1-9]\d*/.test(table))
  await wait(3_000)
}

await withShop(async ({ storefront }) => {
  for (const [name, options] of Object.entries(kinds)) await endure(storefront, name, options)
})

finish()
