import { existsSync } from 'node:fs'
import { appendFile } from 'node:fs/promises'
import { join } from 'node:path'
import { startChild } from '#tools/child.ts'
import { waitUntilUp } from '#tools/wait-until-up.ts'
import { type ApiProxy, startApiProxy } from '../../load/support/api-proxy.ts'
import { freePort } from '../../load/support/free-port.ts'
import { logs } from './run-folders.ts'

/** A second storefront on the same backend, beside that of all tests. Its connection to the backend can fail. */
export interface ShakyStorefront extends Pick<ApiProxy, 'fault'> {
  origin: string
  stop: () => Promise<void>
}

const apiPort = Number(process.env['E2E_PORT'] ?? 3200) + 1000

export const startShakyStorefront = async (): Promise<ShakyStorefront> => {
  const proxy = await startApiProxy(`http://localhost:${apiPort}`)
  const port = await freePort()
  const origin = `http://localhost:${port}`
  const child = startChild(
    'storefront',
    ['server/main.ts'],
    { TRIAL: 'bare', PORT: String(port), API_BASE_URL: `${proxy.origin}/api`, PUBLIC_URL: origin },
    'collect',
  )
  const stop = async () => {
    await child.stop()
    if (existsSync(logs)) await appendFile(join(logs, 'shaky-storefronts.log'), child.output())
    await proxy.close()
  }
  await waitUntilUp(`${origin}/`).catch((error: unknown) => stop().then(() => Promise.reject(error)))
  return { origin, fault: proxy.fault, stop }
}
