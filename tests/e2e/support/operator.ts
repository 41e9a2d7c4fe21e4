import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)
const DATA_DIR = process.env.E2E_DATA_DIR ?? '.data/e2e'

/** Types a command of the operator beside the running shop. @returns what it printed */
export const typeCommand = async (...words: string[]): Promise<string> =>
  (await run(process.execPath, ['backend/cli.ts', ...words], { env: { ...process.env, DATA_DIR } })).stdout.trim()

interface PricedLine {
  sku: string
  quantity: number
  /** Percent. */
  discount: number
}

/** Prices an offer, as the operator does with a file. */
export const writePrices = async (number: string, lines: PricedLine[]): Promise<void> => {
  const folder = await mkdtemp(join(tmpdir(), 'offer-'))
  const file = join(folder, 'prices.json')
  const validUntil = new Date(Date.now() + 14 * 86_400_000).toISOString().slice(0, 10)
  await writeFile(file, JSON.stringify({ validUntil, delivery: { price: 0, text: '' }, lines }))
  await typeCommand('offers', 'price', number, file)
  await rm(folder, { recursive: true })
}
