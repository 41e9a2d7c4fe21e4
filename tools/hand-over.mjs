import { spawn } from 'node:child_process'
import { endWithNpm } from './end-with-npm.mjs'
import { node24 } from './install.mjs'

/** Goes on in `script` on Node 24, passes signals to it and ends as it ends. Killed, it takes what it started along. */
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
