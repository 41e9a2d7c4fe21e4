import { readFileSync } from 'node:fs'
import { check, finish, tell } from './support/checks.ts'
import { withShop } from './support/shop.ts'

/** Searches a minute and client, see `backend/http/ceilings.ts`. */
const allowed = 240
const [byIslands, byPages] = [200, 60]
const atOnce = 8

type Locale = 'hu' | 'en'

const titleOf = (locale: Locale): string =>
  (JSON.parse(readFileSync(`messages/${locale}/error-pages.json`, 'utf8')) as { searchesTitle: string }).searchesTitle

/** Searches that the storefront's pages make count towards the visitor for whom they are made, and towards nobody else. */
await withShop(
  async ({ storefront: { origin } }) => {
    /** As the proxy before the storefront passes on what a visitor asks. */
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
    /** Searches, some at once: first those of islands, which cost little time, then those of pages. @returns how many pages were answered with each status */
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
      'a visitor has 240 searches a minute over pages and islands together, whatever headers the visitor writes',
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
      const [seconds, kept] = [Number(headers.get('retry-after')), headers.get('cache-control')]
      check(
        `${path} says so in the visitor's language, without scripts, and when to come again`,
        status === 429 && isView && seconds > 0 && seconds <= 60 && kept === 'private, no-store',
        [status, seconds, kept],
      )
    }
    const flight = await ask(one, '/kereses?q=anna&_rsc', { rsc: '1' })
    check('what the router fetches has the same status', flight.status === 429 && flight.text === '', flight.status)
    check('pages that are kept are open to the visitor meanwhile', (await ask(one, '/')).status === 200)
    check('another visitor searches on', (await ask(other, '/kereses?q=anna')).status === 200)
    const network = await search((index) => `2001:db8:7:7:${index.toString(16)}::1`)
    check('a network of IPv6 is one visitor', network.get(200) === passes, [...network])
  },
  { backend: { LIMIT_FACTOR: '1' }, storefront: { TRUSTED_PROXIES: '127.0.0.1,::1' } },
)

finish()
