import { gzipSync } from 'node:zlib'
import autocannon from 'autocannon'
import { cpuTime } from './cpu-time.ts'

export interface PageFigures {
  page: string
  /** CPU of the storefront, and of the backend if the page calls it. */
  cpuMs: number
  backendCpuMs: number
  perSecond: number
  p50: number
  htmlBytes: number
  htmlGz: number
  scriptGz: number
}

/** Bytes on the wire of the scripts that the page loads at once. */
const weighScripts = async (origin: string, html: string): Promise<number> => {
  const scripts = [...html.matchAll(/<script\b[^>]*>/g)].map(([tag]) => tag).filter((tag) => !/nomodule/i.test(tag))
  const sources = new Set(scripts.flatMap((tag) => /\bsrc="([^"]+)"/.exec(tag)?.[1] ?? []))
  const sizes = await Promise.all(
    [...sources].map(async (source) => gzipSync(await (await fetch(new URL(source, origin))).text()).length),
  )
  return sizes.reduce((total, size) => total + size, 0)
}

/** A page with a query is made on request, and saved for a second: each visit has another query of the same meaning. */
const addressOf = (path: string, visit: number): string => (path.includes('?') ? `${path}&visit=${visit}` : path)

/** Warms the page up, measures its size, then requests it over 16 connections for some seconds. */
export const measurePage = async (
  origin: string,
  [page, path]: readonly [string, string],
  pids: { storefront: number; backend: number },
  seconds: number,
): Promise<PageFigures> => {
  const headers = { 'accept-language': 'hu' }
  let visits = 0
  for (; visits < 20; visits++) await (await fetch(origin + addressOf(path, visits), { headers })).text()
  const html = await (await fetch(origin + path, { headers })).text()
  const [front, back] = [cpuTime(pids.storefront), cpuTime(pids.backend)]
  const run = await autocannon({
    url: origin,
    connections: 16,
    duration: seconds,
    headers: { ...headers, 'accept-encoding': 'gzip, deflate, br' },
    requests: [{ setupRequest: (request) => ({ ...request, path: addressOf(path, visits++) }) }],
  })
  if (run.non2xx > 0 || run.errors > 0)
    throw new Error(`${path}: ${run.non2xx} answers were not 2xx, ${run.errors} failed`)
  const requests = run['2xx']
  return {
    page,
    cpuMs: (cpuTime(pids.storefront) - front) / requests,
    backendCpuMs: (cpuTime(pids.backend) - back) / requests,
    perSecond: requests / run.duration,
    p50: run.latency.p50,
    htmlBytes: Buffer.byteLength(html),
    htmlGz: gzipSync(html).length,
    scriptGz: await weighScripts(origin, html),
  }
}
