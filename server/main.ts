import { createServer } from 'node:http'
import { readStorefrontEnv } from '#lib/env/storefront.ts'
import { builtFiles } from './built-files.ts'
import { compress } from './compress.ts'
import { compressedCopy } from './compressed-copies.ts'
import { dropForgedHeaders } from './forged-headers.ts'
import { lastGoodPages } from './last-good-pages.ts'
import { readUnavailableViews, unavailableView } from './unavailable-view.ts'
import { holdPages } from './whole-pages.ts'

const complain = (error: unknown): never => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exit(1)
}
const readPort = (): number => {
  try {
    return readStorefrontEnv(process.env).PORT
  } catch (error) {
    return complain(error)
  }
}

/** The storefront's process: Next behind a thin server of ours (docs/decisions/0012). */
const port = readPort()
Object.assign(process.env, { NODE_ENV: 'production' })
// Next reads NODE_ENV while it is loaded.
const { default: next } = await import('next')
const app = next({ dev: false, port })
const handle = app.getRequestHandler()
await app.prepare()

/** What happens to every page before it is sent, in this order. */
const pageSteps = [lastGoodPages(), unavailableView(await readUnavailableViews()), compressedCopy]

const sendBuilt = builtFiles('.next/static')
const server = createServer((request, response) => {
  dropForgedHeaders(request.headers)
  sendBuilt(request, response, () => {
    compress(request, response, () => {
      holdPages(request, response, pageSteps)
      void handle(request, response)
    })
  })
})

const stop = () => server.close(() => void app.close().finally(() => process.exit(0)))
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, stop)
server.once('error', complain)
server.listen(port)
