import { startSimulators } from '#backend/start-simulators.ts'

/** Runs the simulators. Arguments: the port, the port of the backend to notify, the folder for stored data. */
const [, , port = '', backendPort = '', folder = ''] = process.argv
const { stop } = await startSimulators({
  port: Number(port),
  publicOrigin: `http://127.0.0.1:${port}`,
  shopOrigin: `http://127.0.0.1:${backendPort}`,
  folder,
})
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void stop().then(() => process.exit(0)))
