import { readBackendEnv } from '#lib/env/backend.ts'
import { startBackend } from './start-backend.ts'

try {
  const backend = await startBackend(readBackendEnv(process.env))
  let stopping = false
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.on(signal, () => {
      if (stopping) return
      stopping = true
      void backend.stop().then(() => process.exit(0))
    })
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exit(1)
}
