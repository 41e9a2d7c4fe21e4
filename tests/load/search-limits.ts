import { readFileSync } from 'node:fs'
import { check, finish, tell } from './support/checks.ts'
import { withShop } from './support/shop.ts'

/** The searches that one client may send in a minute, see `backend/http/ceilings.ts`. */
const allowed = 240
const [byIslands, byPages] = [200, 60]
const atOnce = 8

type Locale = 'hu' | 'en'

const titleOf = (locale: Locale): string =>
  (JSON.parse(readFileSync(`messages/${locale}/error-pages.json`, 'utf8')) as { searchesTitle: string }).searchesTitle

/** Searches that the storefront's pages send count for the visitor of the page and for nobody else. */
await withShop(
  async ({ storefront: { origin } }) => {
    /** Sends a request as the proxy before the storefront passes it on. */
    const ask = async (client: string, path: string, headers: Record<string, string> = {}) => {
      const answer = await fetch(origin + path, {
        redirect: 'manual',
        headers: {
          'user-agent': 'testbot/1.0 (bot)',
          'x-forwarded-for': client,
          'x-client-ip': '198.51.100.1',
          ...headers,
        },
      })
      return { status: answer.status, headers: answer.headers, text: await answer.text() }
    }
    /**
     * Sends searches, some at once: first searches of islands, which take little time, then searches of pages.
     * @returns the number of pages by status
     */
    const search = async (clientOf: (index: number) => string) => {
      const statuses = new Map<number, number>()
      const indices = Array.from({ length: byIslands + byPages }).keys()
      const worker = async () => {
        for (const index of indices) {
          const isPage = index >= byIslands
          const { status } = await ask(
            clientOf(index),
            isPage ? `/kereses?q=konyv${index}` : `/api/v2.0/variants?limit=1&q=konyv${index}`,
          )
          if (isPage) statuses.set(status, (statuses.get(status) ?? 0) + 1)
        }
      }
      const begun = Date.now()
      await Promise.all(Array.from({ length: atOnce }, worker))
      tell(
        `${byIslands + byPages} searches in ${Math.round((Date.now() - begun) / 1000)} s: pages ${JSON.stringify([...statuses])}`,
      )
      return statuses
    }

    const [one, other] = ['192.0.2.1', '203.0.113.9']
    const statuses = await search(() => one)
    const [passes, refused] = [allowed - byIslands, byIslands + byPages - allowed]
    check(
      'a visitor may search 240 times a minute on pages and islands together, whatever headers the visitor sends',
      statuses.get(200) === passes && statuses.get(429) === refused,
      [...statuses],
    )
    for (const [path, locale] of [
      ['/kereses?q=anna', 'hu'],
      ['/en/search?q=anna', 'en'],
      ['/magyar-regenyek-es-novellak?format=ebook', 'hu'],
      ['/szaz-ev-konyvei?format=ebook', 'hu'],
    ] as const) {
      const { status, headers, text } = await ask(one, path)
      const isView =
        text.includes(titleOf(locale)) && text.includes(`<html lang="${locale}"`) && !text.includes('<script')
      const [seconds, cacheControl] = [Number(headers.get('retry-after')), headers.get('cache-control')]
      check(
        `${path} shows the limit in the visitor's language, without scripts, and sends Retry-After`,
        status === 429 && isView && seconds > 0 && seconds <= 60 && cacheControl === 'private, no-store',
        [status, seconds, cacheControl],
      )
    }
    const flight = await ask(one, '/kereses?q=anna&_rsc', { rsc: '1' })
    check('flight data has the same status', flight.status === 429 && flight.text === '', flight.status)
    check('the visitor can still open cached pages', (await ask(one, '/')).status === 200)
    check('another visitor can still search', (await ask(other, '/kereses?q=anna')).status === 200)
    const network = await search((index) => `2001:db8:7:7:${index.toString(16)}::1`)
    check('a network of IPv6 counts as one visitor', network.get(200) === passes, [...network])
  },
  { backend: { LIMIT_FACTOR: '1' }, storefront: { TRUSTED_PROXIES: '127.0.0.1,::1' } },
)

finish()
