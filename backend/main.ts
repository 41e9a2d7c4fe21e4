import { readBackendEnv } from '#lib/env/backend.ts'
import { runProcess } from '#lib/process/run-process.ts'
import { paymentProviders } from './ports/payments/providers.ts'
import { startBackend } from './start-backend.ts'

/** The backend's process. */
await runProcess({
  start: async (closing) => startBackend(readBackendEnv(process.env, paymentProviders), closing),
  endsOnRejection: true,
})
