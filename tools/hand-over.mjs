import { spawn } from 'node:child_process'
import { node24 } from './install.mjs'

/** Goes on in `script` on Node 24, passes signals to it and ends as it ends. */
export const handOver = (script, args) => {
  const child = spawn(node24, [script, ...args], { stdio: 'inherit' })
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal === 'SIGHUP' ? 'SIGTERM' : signal))
  child.on('exit', (code) => process.exit(code ?? 1))
}
