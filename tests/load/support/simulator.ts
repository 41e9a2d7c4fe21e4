import { startSimulators } from '#backend/start-simulators.ts'

/** The simulators as a program: port, port of the backend to notify, ledger file. */
const [, , port = '', backendPort = '', ledgerFile = ''] = process.argv
const { stop } = await startSimulators({
  port: Number(port),
  publicOrigin: `http://127.0.0.1:${port}`,
  notificationUrl: `http://127.0.0.1:${backendPort}/api/payments/simplepay/notification`,
  ledgerFile,
})
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void stop().then(() => process.exit(0)))
