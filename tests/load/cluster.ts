import { setTimeout as wait } from 'node:timers/promises'
import autocannon from 'autocannon'
import { measureFreshness } from './cluster/fresh.ts'
import { note, writeFigures } from './cluster/figures.ts'
import { openGuest, readPages } from './cluster/readers.ts'
import { type ClusterShop, withCluster } from './cluster/shop.ts'
import { findPaths } from './overload/find-paths.ts'
import { compareWithLedger } from './support/bank-ledger.ts'
import { check, finish, tell } from './support/checks.ts'
import { createRandom } from './support/random.ts'
import { findBooks, setStock } from './support/seed-carts.ts'
import { sendBuyers } from './support/send-buyers.ts'

/**
 * A shop on several machines, all of them this one. Guests buy and readers read through the balancer while each process
 * is killed in its turn. Usage: `node tests/load/cluster.ts SEED`
 */
const seed = Number(process.argv[2] ?? Math.floor(Math.random() * 1_000_000))
/** A killed process is started again after this time, as a supervisor of another machine does. */
const downMs = 1_500
/** After each fault the shop has this time to recover, and buyers finish what they began. */
const pauseMs = 8_000
const maxErrors = 0.01
const buyerEveryMs = 2_000

const measureRate = async (port: number, what: string, path: string): Promise<void> => {
  const { requests, non2xx, errors } = await autocannon({
    url: `http://127.0.0.1:${port}${path}`,
    connections: 32,
    duration: 5,
    headers: { host: `localhost:${port}`, 'accept-encoding': 'br' },
  })
  note(`${what} a second through nginx, 32 connections`, String(Math.round(requests.average)))
  check(`each of them is answered`, non2xx === 0 && errors === 0, { non2xx, errors })
}

const killInTurn = async ({ parts, failOver }: ClusterShop, enter: (stage: string) => void): Promise<void> => {
  for (const [name, { kill, start }] of Object.entries(parts)) {
    enter(name)
    tell(`${new Date().toISOString().slice(11, 19)} ${name} is killed`)
    await kill()
    await wait(downMs)
    await start()
    await wait(pauseMs)
  }
  enter('primary')
  tell(`${new Date().toISOString().slice(11, 19)} the primary is killed, and the replica promoted`)
  await failOver()
  await wait(pauseMs)
  enter('none')
}

const checkOrders = async ({ database, ledgerFile }: ClusterShop, begun: number): Promise<void> => {
  const { taken, lost } = await compareWithLedger(database, ledgerFile)
  note('payments taken, and those without an order or a refund', `${taken}, ${lost.length}`)
  check('payments were taken', taken > begun / 3, `${taken} payments of ${begun} guests`)
  check('every payment that was taken belongs to a finalized order or to a refund', lost.length === 0, lost.slice(0, 5))
  const twice = await database.count('select count(*) - count(distinct draft_order_id) as count from orders')
  check('no draft order was ordered twice', twice === 0, twice)
  const paidTwice = await database.count(
    `select count(*) from (select p.order_id from payments p left join refunds r on r.payment_id = p.id
       where p.status = 'paid' and r.id is null group by 1 having count(*) > 1) twice`,
  )
  note('orders twice, and payments twice', `${twice}, ${paidTwice}`)
  check('no order was paid twice', paidTwice === 0, paidTwice)
  const broken = await database.broken()
  check('the doctor finds nothing', broken.length === 0, broken)
}

tell(`seed ${seed}`)

await withCluster(async (cluster) => {
  const { database, port, api } = cluster
  const random = createRandom(seed)
  const books = await findBooks(database, 6)
  await setStock(database, books, 500)
  const { cached, rendered } = await findPaths(database, api)
  const paths = [...cached, ...rendered.slice(0, 20)]
  await measureFreshness(cluster)
  await measureRate(port, 'home pages', '/')
  await measureRate(port, 'product pages', cached.at(-2) ?? '/')

  let stage = 'none'
  const over = new AbortController()
  const reading = readPages(port, paths, () => stage, over.signal)
  const buying = sendBuyers((index) => openGuest(port, random, index), {
    books,
    random,
    everyMs: buyerEveryMs,
    over: over.signal,
  })
  await wait(pauseMs)
  await killInTurn(cluster, (next) => (stage = next))
  over.abort()
  const [{ statuses, slowestMs, errors }, { begun, failures }] = await Promise.all([reading, buying])

  const total = Object.values(statuses).reduce((sum, one) => sum + one, 0)
  const failed = total - (statuses['200'] ?? 0)
  tell(`readers: ${JSON.stringify(statuses)}, the slowest after ${slowestMs} ms; errors ${JSON.stringify(errors)}`)
  note('visits of readers meanwhile, and those that ended in an error', `${total}, ${failed}`)
  note('the slowest of them', `${slowestMs} ms`)
  note('purchases begun, and those that ended in an error', `${begun}, ${failures.length}`)
  check(
    `less than ${maxErrors * 100} % of the readers' visits end in an error`,
    failed / total < maxErrors,
    `${failed} of ${total}`,
  )
  check('no purchase ended in an error', failures.length === 0, failures.slice(0, 5))
  await checkOrders(cluster, begun)
})

writeFigures()

finish()
