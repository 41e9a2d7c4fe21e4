import { setTimeout as wait } from 'node:timers/promises'
import { waitUntilUp } from '#tools/wait-until-up.ts'
import { startStorefrontProcess } from './processes.ts'

interface Page {
  text: string
  /** True if the storefront answered with a page that it had rendered before. */
  isCached: boolean
}

export interface Storefront {
  origin: string
  port: number
  pid: number
  visit: (path: string) => Promise<Page>
  stop: (signal?: 'SIGKILL') => Promise<void>
}

const crawler = { 'user-agent': 'Mozilla/5.0 (compatible; testbot/1.0)' }

/** The `Cache-Status` of a page for which Next was not asked. */
export const fromMemory = 'kolofon; hit; detail=memory'

/** Starts the built storefront in a process of its own, under the host name that a browser on this machine uses. */
export const startStorefront = async (
  port: number,
  apiBaseUrl: string,
  more: Record<string, string> = {},
): Promise<Storefront> => {
  const origin = `http://localhost:${port}`
  const { pid, stop } = await startStorefrontProcess(port, apiBaseUrl, { PUBLIC_URL: origin, ...more })
  await waitUntilUp(`${origin}/`)
  return {
    origin,
    port,
    pid,
    visit: async (path) => {
      const answer = await fetch(origin + path, { headers: crawler })
      if (!answer.ok) throw new Error(`${path} answered ${answer.status}.`)
      const status = answer.headers.get('cache-status') ?? ''
      return { text: await answer.text(), isCached: status === 'kolofon; hit' || status === fromMemory }
    },
    stop: async (signal) => void (await stop(signal)),
  }
}

/**
 * Visits the page again and again until it holds the text.
 * @returns the milliseconds since `begun`; undefined if it never held the text
 */
export const waitForText = async (
  { visit }: Storefront,
  path: string,
  text: string,
  begun: number,
): Promise<number | undefined> => {
  for (let tries = 0; tries < 150; tries++) {
    if ((await visit(path)).text.includes(text)) return Date.now() - begun
    await wait(100)
  }
  return undefined
}

/** Visits all pages twice. @returns whether the second visit got every page from the cache */
export const warmUp = async ({ visit }: Storefront, paths: string[]): Promise<boolean> => {
  for (const path of paths) await visit(path)
  const cached = []
  for (const path of paths) cached.push((await visit(path)).isCached)
  return cached.every(Boolean)
}
