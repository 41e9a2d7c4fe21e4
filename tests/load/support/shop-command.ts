import { spawn } from 'node:child_process'
import { tell } from './checks.ts'
import type { LoadDatabase } from './load-database.ts'

/**
 * Runs a command beside the running shop.
 * @returns the time at which the command printed its result, which it does before it closes its connection to the
 * database
 */
export const shop = (database: LoadDatabase, args: string[]): Promise<number> =>
  new Promise((resolve, reject) => {
    const child = spawn(process.execPath, ['backend/cli.ts', ...args], {
      env: { ...process.env, DATABASE_URL: database.url },
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    child.stdout.once('data', (text: Buffer) => {
      tell(text.toString().trim())
      resolve(Date.now())
    })
    child.once('exit', (code) => code !== 0 && reject(new Error(`${args.join(' ')} ended with ${code}.`)))
  })
