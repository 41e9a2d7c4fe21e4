import { setTimeout as wait } from 'node:timers/promises'
import { freePort } from './free-port.ts'

/** What a process holds after a garbage collection, in MB. */
export interface Held {
  heap: number
  /** Bytes outside of the heap, such as bodies and pages that are being sent. */
  buffers: number
}

export interface Inspector {
  /**
   * The environment for the start of the process. It says where the inspector listens after a signal; nothing listens
   * before.
   */
  env: { NODE_OPTIONS: string }
  /** Collects garbage in the process and measures what is left. @throws Error if the process does not answer within 15 s */
  measure: (pid: number) => Promise<Held>
}

const longestMs = 15_000
const megabyte = 1024 * 1024

const findAddress = async (port: number): Promise<string> => {
  for (let tries = 0; tries < 200; tries++) {
    const answer = await fetch(`http://127.0.0.1:${port}/json/list`).catch(() => undefined)
    const [target] = answer ? ((await answer.json()) as { webSocketDebuggerUrl: string }[]) : []
    if (target) return target.webSocketDebuggerUrl
    await wait(50)
  }
  throw new Error(`No inspector answers at port ${port}.`)
}

/**
 * Sends one command after the other on a connection of its own: an open connection would hold the results in memory.
 */
const sendAll = async (
  address: string,
  methods: readonly { method: string; params?: object }[],
): Promise<unknown[]> => {
  const socket = new WebSocket(address)
  const failed = Promise.withResolvers<never>()
  socket.addEventListener('error', () => failed.reject(new Error(`${address} broke off.`)))
  socket.addEventListener('close', () => failed.reject(new Error(`${address} was closed.`)))
  const late = wait(longestMs, undefined, { ref: false }).then(() =>
    Promise.reject(new Error(`${address} did not answer.`)),
  )
  const inTime = <Value>(promise: Promise<Value>): Promise<Value> => Promise.race([promise, failed.promise, late])
  late.catch(() => {})
  failed.promise.catch(() => {})
  const answers: unknown[] = []
  try {
    await inTime(new Promise((resolve) => socket.addEventListener('open', resolve)))
    for (const [id, command] of methods.entries()) {
      const answered = new Promise<unknown>((resolve) => {
        socket.addEventListener('message', ({ data }) => {
          const answer = JSON.parse(String(data)) as { id?: number; result?: unknown }
          if (answer.id === id) resolve(answer.result)
        })
      })
      socket.send(JSON.stringify({ id, ...command }))
      answers.push(await inTime(answered))
    }
  } finally {
    socket.close()
  }
  return answers
}

const evaluate = { method: 'Runtime.evaluate', params: { expression: 'JSON.stringify(process.memoryUsage())' } }

/**
 * Prepares Node's own inspector on a free port of the loopback interface, for suites that measure what a process holds.
 */
export const prepareInspector = async (): Promise<Inspector> => {
  const port = await freePort()
  return {
    env: { NODE_OPTIONS: `${process.env['NODE_OPTIONS'] ?? ''} --inspect-port=127.0.0.1:${port}`.trim() },
    measure: async (pid) => {
      // The signal opens the inspector; an open inspector stays open.
      process.kill(pid, 'SIGUSR1')
      const address = await findAddress(port)
      // The second collection frees what the first one finalizes.
      const answers = await sendAll(address, [
        { method: 'HeapProfiler.collectGarbage' },
        { method: 'HeapProfiler.collectGarbage' },
        evaluate,
      ])
      const usage = JSON.parse((answers.at(-1) as { result: { value: string } }).result.value) as NodeJS.MemoryUsage
      // `external` contains `arrayBuffers`, except for bytes that wait to be written.
      return { heap: usage.heapUsed / megabyte, buffers: Math.max(usage.external, usage.arrayBuffers) / megabyte }
    },
  }
}
