import { spawn } from 'node:child_process'
import { text } from 'node:stream/consumers'

interface Output {
  code: number | null
  out: string
  err: string
  /** The time at which the command ended. */
  at: number
}

export type TypeCommand = (...words: string[]) => Promise<Output>

/** Runs `npm run shop -- …` as an operator does, beside a shop that stores its data in this folder. */
export const typeCommand =
  (dataDir: string): TypeCommand =>
  async (...words) => {
    const child = spawn('npm', ['run', '--silent', 'shop', '--', ...words], {
      env: { ...process.env, DATA_DIR: dataDir },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    const ended = new Promise<number | null>((resolve) => child.once('exit', resolve))
    const [code, out, err] = await Promise.all([ended, text(child.stdout), text(child.stderr)])
    return { code, out, err, at: Date.now() }
  }
