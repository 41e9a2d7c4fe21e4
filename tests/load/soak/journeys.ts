import { setTimeout as wait } from 'node:timers/promises'
import type { Paths } from '../overload/generator.ts'
import type { Browser } from '../support/browser.ts'
import type { Random } from '../support/random.ts'

interface Cart {
  uuid: string
  version: number
  items: { id: number; variantId: number }[]
}

/** The pages and books that visitors choose from. */
export interface Offer {
  paths: Paths
  /** The same pages in English. */
  english: Paths
  books: readonly number[]
}

/** The first part of an address in both languages. */
const firstParts: Record<string, string> = {
  kereses: 'search',
  kategoriak: 'categories',
  szerzok: 'authors',
  termekek: 'products',
}

const inEnglish = (path: string): string =>
  `/en${path === '/' ? '' : path.replace(/^\/(\w+)/, (_, first: string) => `/${firstParts[first] ?? first}`)}`

/**
 * @returns the addresses that a visitor gets by switching the language. The shop redirects where a name is another one
 * in English.
 */
export const toEnglish = ({ rendered, cached }: Paths): Paths => ({
  rendered: rendered.map(inEnglish),
  cached: cached.map(inEnglish),
})

const cartOf = (answer: { text: string } | undefined): Cart => {
  if (!answer) throw new Error('no answer')
  const body = JSON.parse(answer.text) as Cart & { draftOrder?: Cart }
  return body.draftOrder ?? body
}

/** Puts two books into a cart, raises the quantity of one, removes the other, and opens the cart. */
const changeCart = async (browser: Browser, books: readonly number[], random: Random): Promise<void> => {
  await browser.ask('POST', '/login', { grant_type: 'anonymous' })
  const { uuid } = cartOf(await browser.ask('POST', '/draft_orders', { currency: 'HUF' }))
  const first = random.pick(books)
  const second = random.pick(books.filter((book) => book !== first))
  for (const variantId of [first, second])
    await browser.ask('POST', `/draft_orders/${uuid}/items`, { variantId, quantity: 1 })
  const { version, items } = cartOf(await browser.ask('GET', '/draft_orders/current'))
  const [more, out] = items
  if (!more || !out) throw new Error('the cart does not hold what was put into it')
  await browser.ask('PATCH', `/draft_orders/${uuid}/items/${more.id}`, { version, quantity: 2 })
  await browser.ask('DELETE', `/draft_orders/${uuid}/items/${out.id}`)
  await browser.open('/kosar')
}

/**
 * One visitor from the first page to the last: the visitor opens pages, searches, filters, switches to English and
 * changes a cart.
 */
export const goThrough = async (browser: Browser, { paths, english, books }: Offer, random: Random): Promise<void> => {
  const look = async (path: string) => {
    await browser.open(path)
    await wait(200 + random.next() * 600)
  }
  await look('/')
  for (const path of [
    random.pick(paths.cached),
    random.pick(paths.cached),
    random.pick(paths.rendered),
    random.pick(paths.rendered),
  ])
    await look(path)
  await look('/en')
  for (const path of [random.pick(english.cached), random.pick(english.rendered)]) await look(path)
  await changeCart(browser, books, random)
}
