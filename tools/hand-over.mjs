import { spawn } from 'node:child_process'
import { endWithNpm } from './end-with-npm.mjs'
import { node24 } from './install.mjs'

/** Runs `script` on Node 24, passes signals to it and ends with its exit code. If this process is killed, `script` ends, too. */
export const handOver = (script, args) => {
  const endWithParent = [
    '--import',
    new URL(`../lib/process/end-with-parent.ts?parent=${process.pid}`, import.meta.url).href,
  ]
  const child = spawn(node24, [...endWithParent, script, ...args], { stdio: ['inherit', 'inherit', 'inherit', 'ipc'] })
  const stop = (signal) => child.kill(signal)
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
    process.on(signal, () => stop(signal === 'SIGHUP' ? 'SIGTERM' : signal))
  endWithNpm(stop)
  child.on('exit', (code) => process.exit(code ?? 1))
}
