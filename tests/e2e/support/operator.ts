import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

const run = promisify(execFile)
const DATA_DIR = process.env.E2E_DATA_DIR ?? '.data/e2e'

/** Types a command of the operator beside the running shop. @returns what it printed */
export const typeCommand = async (...words: string[]): Promise<string> =>
  (await run(process.execPath, ['backend/cli.ts', ...words], { env: { ...process.env, DATA_DIR } })).stdout.trim()
