import { readBackendEnv } from '#lib/env/backend.ts'
import { runProcess } from '#lib/process/run-process.ts'
import { providerVariables } from './ports/provider-variables.ts'
import { startBackend } from './start-backend.ts'

/** The backend's process. */
await runProcess({
  start: async (closing) => startBackend(readBackendEnv(process.env, providerVariables), closing),
  endsOnRejection: true,
})
