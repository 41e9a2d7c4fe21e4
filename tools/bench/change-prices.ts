import { setTimeout as wait } from 'node:timers/promises'
import { connect } from '#backend/db/connect.ts'
import { limits } from '#backend/db/limits.ts'
import { setPrice } from '#backend/modules/pricing/service.ts'
import { formatPrice } from '#lib/format/format-price.ts'

export interface PricedBook {
  sku: string
  /** The pages that show its price. */
  paths: readonly string[]
}

const everyMs = 100
/** A new price must be on the page after this time at the latest. */
const patienceMs = 10_000
/** Lower than every other price, because a card shows the lowest price of its product, and new each time. */
let gross = 100

/**
 * Changes ten prices a second, of one book after the other, and looks again and again at the pages of some of them.
 * @returns the number of changes, and the longest time in milliseconds until a page showed a new price
 */
export const changePrices = async (
  databaseUrl: string,
  origin: string,
  books: readonly PricedBook[],
  seconds: number,
): Promise<{ changes: number; longestMs: number }> => {
  const { db, close } = connect(databaseUrl, limits.upkeep)
  const see = async (path: string, text: string, begun: number): Promise<number> => {
    while (Date.now() - begun < patienceMs) {
      const answer = await fetch(origin + path, { headers: { 'accept-language': 'hu' } })
      if ((await answer.text()).includes(text)) return Date.now() - begun
      await wait(20)
    }
    throw new Error(`${path} did not show ${text} within ${patienceMs / 1000} s.`)
  }
  const looks: Promise<number>[] = []
  const ends = Date.now() + seconds * 1000
  let changes = 0
  try {
    for (; Date.now() < ends; changes++) {
      const book = books[changes % books.length]
      if (!book) break
      gross += 1
      await db.transaction((transaction) =>
        setPrice({ db: transaction, now: () => new Date() }, book.sku, { currency: 'HUF', gross, originalGross: null }),
      )
      const begun = Date.now()
      if (changes % 5 === 0)
        for (const path of book.paths) looks.push(see(path, formatPrice(gross, 'HUF', 'hu'), begun))
      await wait(Math.max(0, everyMs - (Date.now() - begun)))
    }
    return { changes, longestMs: Math.max(...(await Promise.all(looks))) }
  } finally {
    await close()
  }
}
