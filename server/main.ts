import { createServer } from 'node:http'
import { readStorefrontEnv, type StorefrontEnv } from '#lib/env/storefront.ts'
import { builtFiles } from './built-files.ts'
import { compress } from './compress.ts'
import { compressedCopy } from './compressed-copies.ts'
import { dropForgedHeaders } from './forged-headers.ts'
import { lastGoodPages } from './last-good-pages.ts'
import { outsideParties } from './outside-parties.ts'
import { pagePolicy } from './page-policy.ts'
import { securityHeaders } from './security-headers.ts'
import { readUnavailableViews, unavailableView } from './unavailable-view.ts'
import { unchangedPage } from './unchanged-page.ts'
import { holdPages } from './whole-pages.ts'

const complain = (error: unknown): never => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exit(1)
}
const readEnv = (): StorefrontEnv => {
  try {
    return readStorefrontEnv(process.env)
  } catch (error) {
    return complain(error)
  }
}

/** The storefront's process: Next behind a thin server of ours (docs/decisions/0012). */
const { PORT: port, PUBLIC_URL, HSTS_SUBDOMAINS } = readEnv()
const isHttps = PUBLIC_URL.startsWith('https://')
Object.assign(process.env, { NODE_ENV: 'production' })
// Next reads NODE_ENV while it is loaded.
const { default: next } = await import('next')
const app = next({ dev: false, port })
const handle = app.getRequestHandler()
await app.prepare()

/** What happens to every page before it is sent, in this order. */
const pageSteps = [lastGoodPages(), unavailableView(await readUnavailableViews()), pagePolicy(outsideParties, isHttps), compressedCopy, unchangedPage]
const addHeaders = securityHeaders({ isHttps, withSubdomains: HSTS_SUBDOMAINS })

const sendBuilt = builtFiles('.next/static')
const server = createServer((request, response) => {
  addHeaders(request, response, () => {
    dropForgedHeaders(request.headers)
    sendBuilt(request, response, () => {
      compress(request, response, () => {
        holdPages(request, response, pageSteps)
        void handle(request, response)
      })
    })
  })
})

const stop = () => server.close(() => void app.close().finally(() => process.exit(0)))
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, stop)
server.once('error', complain)
server.listen(port)
