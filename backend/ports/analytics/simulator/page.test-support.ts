import { createContext, runInContext } from 'node:vm'
import type { Hono } from 'hono'
import type { ListedHit } from './hits.ts'

const prefix = 'http://localhost:4010/tags'

/** The cookies of a page, as `document.cookie` reads and writes them. */
const createCookies = () => {
  const values = new Map<string, string>()
  return {
    get cookie() {
      return [...values].map(([name, value]) => `${name}=${value}`).join('; ')
    },
    set cookie(text: string) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(text) ?? []
      values.set(name, value)
    },
  }
}

/** A page of the shop as far as tags look at it. What they send comes to the simulator. */
export const openPage = (simulator: Hono, url = 'http://localhost:3000/konyvek?fbclid=IwAR_click') => {
  // One after the other, so that the hits are listed in the order in which they were sent.
  let sent: Promise<unknown> = Promise.resolve()
  const ask = (address: string, init?: { method?: string; body?: string }) => {
    const answer = sent.then(() => simulator.request(address.slice(new URL(address).origin.length), init))
    sent = answer
    return answer
  }
  const document = Object.assign(createCookies(), { currentScript: { src: '' }, referrer: '', title: 'Könyvek' })
  const window: Record<string, unknown> = {
    document,
    location: new URL(url),
    navigator: { language: 'hu-HU' },
    fetch: ask,
    Image: class {
      set src(address: string) {
        void ask(address)
      }
    },
    URL,
    URLSearchParams,
  }
  window['window'] = window
  const context = createContext(window)
  const run = (code: string): unknown => runInContext(code, context)
  return {
    run,
    cookies: () => document.cookie,
    /** Loads the stand-in for `https://ADDRESS`. */
    load: async (address: string) => {
      const answer = await simulator.request(`/tags/${address}`)
      document.currentScript.src = `${prefix}/${address}`
      run(await answer.text())
    },
    hits: async (): Promise<ListedHit[]> => {
      await sent
      return ((await (await simulator.request('/sim/collect')).json()) as { items: ListedHit[] }).items
    },
  }
}
