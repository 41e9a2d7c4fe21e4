import { readFileSync } from 'node:fs'
import { Agent, get } from 'node:http'
import autocannon from 'autocannon'
import type { ProductList } from '#contracts/listing.ts'
import { startChild } from '../child.ts'
import { changePrices, type PricedBook } from './change-prices.ts'
import { cpuTime } from './cpu-time.ts'
import type { Shop } from './open-shop.ts'

const connections = 32
/** The shop and the bare server take turns so many times, because other work on the machine slows both. */
const rounds = 3
const headers = { 'accept-language': 'hu', 'accept-encoding': 'gzip, deflate, br' }

export interface MemoryFigures {
  what: string
  perSecond: number
  /** The rate of a bare server that sends the same bytes. */
  barePerSecond: number
  cpuMs: number
  bareCpuMs: number
  /** The longest time until a new price was on a page; undefined where no price changes. */
  freshMs?: number
}

interface Server {
  origin: string
  pid: number
}

const load = async ({ origin, pid }: Server, paths: readonly string[], seconds: number) => {
  const before = cpuTime(pid)
  const run = await autocannon({
    url: origin,
    connections,
    duration: seconds,
    headers,
    requests: paths.map((path) => ({ path })),
  })
  if (run.non2xx > 0 || run.errors > 0) throw new Error(`${run.non2xx} answers were not 2xx, ${run.errors} failed.`)
  return { requests: run['2xx'], cpuMs: cpuTime(pid) - before, seconds: run.duration }
}

type Load = Awaited<ReturnType<typeof load>>

const sumUp = (loads: readonly Load[]) => {
  const sum = (key: keyof Load) => loads.reduce((total, one) => total + one[key], 0)
  return { perSecond: sum('requests') / sum('seconds'), cpuMs: sum('cpuMs') / sum('requests') }
}

/** Runs a bare server for `work`. */
const withBareServer = async <Result>(
  origin: string,
  paths: readonly string[],
  work: (bare: Server) => Promise<Result>,
): Promise<Result> => {
  const child = startChild(
    'bare',
    ['tools/bench/bare-server.ts', origin, JSON.stringify(headers), ...paths],
    {},
    'collect',
  )
  try {
    while (!/^\d+\n/.test(child.output())) await new Promise((resolve) => void setTimeout(resolve, 50))
    return await work({ origin: `http://localhost:${child.output().trim()}`, pid: child.pid })
  } finally {
    await child.stop()
  }
}

const compare = async (
  what: string,
  shop: Server,
  paths: readonly string[],
  seconds: number,
  changing?: () => Promise<{ longestMs: number }>,
): Promise<MemoryFigures> => {
  for (const path of paths) await (await fetch(shop.origin + path, { headers })).arrayBuffer()
  return withBareServer(shop.origin, paths, async (bare) => {
    const [own, others]: [Load[], Load[]] = [[], []]
    let freshMs: number | undefined
    for (let round = 0; round < rounds; round++) {
      const changes = changing?.()
      own.push(await load(shop, paths, seconds))
      freshMs = changes && Math.max(freshMs ?? 0, (await changes).longestMs)
      others.push(await load(bare, paths, seconds))
    }
    const [shopSum, bareSum] = [sumUp(own), sumUp(others)]
    return {
      what,
      perSecond: shopSum.perSecond,
      cpuMs: shopSum.cpuMs,
      barePerSecond: bareSum.perSecond,
      bareCpuMs: bareSum.cpuMs,
      ...(freshMs !== undefined && { freshMs }),
    }
  })
}

/** @returns 200 pages: books, and the lists of their authors */
const findPages = async (api: string): Promise<{ paths: string[]; books: PricedBook[] }> => {
  const answer = await fetch(`${api}/v2.0/variants?format=paperback&limit=100`, { headers })
  const { products } = (await answer.json()) as ProductList
  const books = products.map(({ sku, path, authors }) => ({
    sku,
    paths: [path, ...(authors[0] ? [authors[0].path] : [])],
  }))
  const more = await fetch(`${api}/v2.0/variants?format=hardback&limit=100`, { headers })
  const others = ((await more.json()) as ProductList).products.map(({ path }) => path)
  return { paths: [...new Set([...books.flatMap(({ paths }) => paths), ...others])].slice(0, 200), books }
}

/** The middle time of a whole answer over one connection, as it comes: `fetch` would unpack it. */
const measureSingle = async (address: string): Promise<number> => {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const ask = () =>
    new Promise<void>((resolve, reject) => {
      get(address, { agent, headers }, (answer) => answer.resume().once('end', resolve)).once('error', reject)
    })
  const times: number[] = []
  for (let run = 0; run < 500; run++) {
    const begun = performance.now()
    await ask()
    times.push(performance.now() - begun)
  }
  agent.destroy()
  return times.toSorted((a, b) => a - b)[times.length / 2] ?? 0
}

/** Kilobytes of memory that a process occupies. Linux only. */
const memoryOf = (pid: number): number =>
  Number(/^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0)

export interface MemoryReport {
  figures: MemoryFigures[]
  /** The middle time of a full page over one connection, in milliseconds. */
  singleMs: number
  /** CPU of the storefront for an answer 304. */
  unchangedCpuMs: number
  /** Megabytes of the storefront after 200 pages. */
  megabytes: number
  /** Pages in rotation. */
  pages: number
}

/** How fast pages come from memory, beside a bare Node server that sends the same bytes. */
export const measureMemory = async (
  { origin, api, pids, databaseUrl }: Shop,
  pages: readonly (readonly [name: string, path: string])[],
  seconds: number,
): Promise<MemoryReport> => {
  const shop = { origin, pid: pids.storefront }
  const { paths, books } = await findPages(api)
  for (const path of paths) await (await fetch(origin + path, { headers })).arrayBuffer()
  const megabytes = memoryOf(shop.pid) / 1024
  const figures: MemoryFigures[] = []
  for (const [name, path] of pages) figures.push(await compare(name, shop, [path], seconds))
  figures.push(await compare(`${paths.length} pages`, shop, paths, seconds))
  figures.push(
    await compare('the same, ten new prices a second', shop, paths, seconds, () =>
      changePrices(databaseUrl, origin, books, seconds),
    ),
  )
  const [, home = '/'] = pages[0] ?? []
  const singleMs = await measureSingle(origin + home)
  const etag = (await fetch(origin + home, { headers })).headers.get('etag') ?? ''
  const before = cpuTime(shop.pid)
  const unchanged = await autocannon({
    url: origin + home,
    connections,
    duration: seconds,
    headers: { ...headers, 'if-none-match': etag },
  })
  return {
    figures,
    singleMs,
    unchangedCpuMs: (cpuTime(shop.pid) - before) / unchanged['3xx'],
    megabytes,
    pages: paths.length,
  }
}
