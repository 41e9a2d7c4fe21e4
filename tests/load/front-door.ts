import { checkForgedHeaders } from './front-door/forged-headers.ts'
import { checkLargeBodies } from './front-door/large-bodies.ts'
import { checkNotifications } from './front-door/notifications.ts'
import { checkOddRequests } from './front-door/odd-requests.ts'
import { checkSilentBackend } from './front-door/silent-backend.ts'
import { checkSlowClients } from './front-door/slow-clients.ts'
import { finish } from './support/checks.ts'
import type { LoadDatabase } from './support/load-database.ts'
import { withShop } from './support/shop.ts'

/** @returns the pages of books that nobody has visited yet */
const findPages = async ({ pool }: LoadDatabase): Promise<string[]> => {
  const { rows } = await pool.query<{ path: string }>(`
    select '/termekek/' || p.slug || '-' || v.id as path from variants v join products p on p.id = v.product_id and p.language = 'hu'
    where v.format = 'paperback' and v.active and v.published_on < now() order by v.id limit 80`)
  return rows.map(({ path }) => path)
}

const known = ['/', '/kosar']

/** Requests that reach the storefront's own server from outside: forged, malformed, too large or too slow. */
await withShop(async (shop) => {
  const { database, storefront } = shop
  await checkForgedHeaders(storefront, await findPages(database))
  await checkOddRequests(storefront)
  await checkNotifications(storefront)
  await checkLargeBodies(storefront, known)
  await checkSlowClients(storefront, known)
  await checkSilentBackend(shop)
})

finish()
