import { setTimeout as wait } from 'node:timers/promises'
import { startChild } from '#tools/child.ts'
import { dropKeptPages } from '#tools/drop-kept-pages.ts'
import { waitUntilUp } from '#tools/wait-until-up.ts'

export interface Page {
  text: string
  /** Next answered with what it had made before. */
  isKept: boolean
}

export interface Storefront {
  port: number
  pid: number
  visit: (path: string) => Promise<Page>
  stop: () => Promise<void>
}

const crawler = { 'user-agent': 'Mozilla/5.0 (compatible; testbot/1.0)' }

/** The built storefront as a process of its own. */
export const startStorefront = async (port: number, apiBaseUrl: string, secret: string, more: Record<string, string> = {}): Promise<Storefront> => {
  dropKeptPages()
  const origin = `http://localhost:${port}`
  const env = { TRIAL: 'bare', PORT: String(port), API_BASE_URL: apiBaseUrl, PUBLIC_URL: origin, REVALIDATE_SECRET: secret, ...more }
  const child = startChild('storefront', ['server/main.ts'], env, 'keep')
  await waitUntilUp(`${origin}/`)
  return {
    port,
    pid: child.pid,
    visit: async (path) => {
      const answer = await fetch(origin + path, { headers: crawler })
      if (!answer.ok) throw new Error(`${path} answered ${answer.status}.`)
      return { text: await answer.text(), isKept: answer.headers.get('x-nextjs-cache') === 'HIT' }
    },
    stop: async () => {
      await child.stop('SIGINT')
      dropKeptPages()
    },
  }
}

/** Asks again and again until the page says it. @returns milliseconds since `begun`, undefined if it never did */
export const waitForText = async ({ visit }: Storefront, path: string, text: string, begun: number): Promise<number | undefined> => {
  for (let tries = 0; tries < 150; tries++) {
    if ((await visit(path)).text.includes(text)) return Date.now() - begun
    await wait(100)
  }
  return undefined
}
