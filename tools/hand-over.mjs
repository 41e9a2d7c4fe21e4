import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { endWithNpm } from './end-with-npm.mjs'
import { node24 } from './install.mjs'

/** Node saves compiled code, so that the same program starts sooner the next time. */
const compiled = { NODE_COMPILE_CACHE: fileURLToPath(new URL('../node_modules/.cache/compiled', import.meta.url)) }

/** Runs `script` on Node 24, passes signals to it and ends with its exit code. If this process is killed, `script` ends, too. */
export const handOver = (script, args) => {
  const endWithParent = [
    '--import',
    new URL(`../lib/process/end-with-parent.ts?parent=${process.pid}`, import.meta.url).href,
  ]
  const child = spawn(node24, [...endWithParent, script, ...args], {
    env: { ...compiled, ...process.env },
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  })
  const stop = (signal) => child.kill(signal)
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
    process.on(signal, () => stop(signal === 'SIGHUP' ? 'SIGTERM' : signal))
  endWithNpm(stop)
  child.on('exit', (code) => process.exit(code ?? 1))
}
