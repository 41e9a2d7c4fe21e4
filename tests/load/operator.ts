import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { checkConfiguration } from './operator/configuration.ts'
import { findBook, type SoldBook } from './operator/find-book.ts'
import { type TypeCommand, typeCommand } from './operator/type-command.ts'
import { isInTime, msUntil, readPage } from './operator/visit.ts'
import { Buyer } from './support/buyer.ts'
import { check, finish } from './support/checks.ts'
import { freePort } from './support/free-port.ts'
import { createRandom } from './support/random.ts'
import { type RunningShop, startShop } from './support/running-shop.ts'

/**
 * `npm run shop -- …` beside `npm start`: only one process can open the embedded database, so the running backend
 * carries out the commands.
 */

const closedTitle = 'Leltározunk'

const checkMaintenance = async ({ origin }: RunningShop, type: TypeCommand): Promise<void> => {
  const on = await type('maintenance', 'on')
  const closed = await msUntil(async () => {
    const { status, text, url } = await readPage(`${origin}/`)
    return status === 503 && text.includes(closedTitle) && url.endsWith('/karbantartas')
  }, on.at)
  check('maintenance on closes the shop within two seconds', on.code === 0 && isInTime(closed), `${closed} ms`)
  const off = await type('maintenance', 'off')
  const open = await msUntil(async () => (await readPage(`${origin}/`)).status === 200, off.at)
  check('maintenance off opens it again', off.code === 0 && isInTime(open), `${open} ms`)
}

const checkLists = async ({ apiOrigin }: RunningShop, type: TypeCommand, { id }: SoldBook): Promise<void> => {
  const count = async () =>
    (JSON.parse((await type('orders', 'list', '--json', '--limit', '100')).out) as unknown[]).length
  const before = await count()
  await new Buyer([apiOrigin], createRandom(1)).orderInCash(id)
  check('orders list shows the order that was just placed', (await count()) === before + 1)
  const [number] = (await type('orders', 'list', '--limit', '1')).out.split(/\s/)
  const moved = await type('orders', 'advance', number ?? '')
  check(
    'orders advance moves the order one step further',
    moved.code === 0 && moved.out.includes('->'),
    moved.err || moved.out.trim(),
  )
  const ratings = await type('ratings', 'list', '--status', 'approved', '--limit', '3')
  check('ratings list shows what readers have written', ratings.code === 0 && ratings.out.includes('/5'), ratings.err)
  const content = await type('content', 'export')
  check(
    'content export writes what editors wrote',
    content.code === 0 && content.out.length > 10_000 && content.out.includes('regions:'),
    content.err || `maintenance off opens the shop again`,
  )
  const doctor = await type('doctor')
  check('doctor finds nothing wrong', doctor.code === 0, doctor.code === 0 ? '' : doctor.out)
}

const checkChanges = async ({ origin }: RunningShop, type: TypeCommand, { sku, path }: SoldBook): Promise<void> => {
  const says = (text: string) => async () => (await readPage(origin + path)).text.includes(text)
  const stock = await type('stock', 'set', sku, '23')
  const counted = await msUntil(says('23 példány'), stock.at)
  check(
    'the page of the book shows the result of stock set within two seconds',
    stock.code === 0 && isInTime(counted),
    stock.err || `${counted} ms`,
  )
  const price = await type('prices', 'set', sku, 'HUF', '1013')
  const priced = await msUntil(says('"price":"1013"'), price.at)
  check(
    'the page of the book shows the result of prices set within two seconds',
    price.code === 0 && isInTime(priced),
    price.err || `${priced} ms`,
  )
}

const checkAccounts = async ({ origin }: RunningShop, type: TypeCommand): Promise<void> => {
  const made = await type('users', 'create', 'uj.olvaso@kolofon.example', 'Anna', 'Kiss')
  const password = /can sign in with (\S+)/.exec(made.out)?.[1] ?? ''
  const signIn = async (given: string) =>
    (
      await fetch(`${origin}/api/login`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', Origin: origin },
        body: JSON.stringify({ grant_type: 'password', email: 'uj.olvaso@kolofon.example', password: given }),
      })
    ).status
  check('users create makes an account that can sign in', made.code === 0 && (await signIn(password)) === 200, made.err)
  check('the account can sign in with this password only', (await signIn('kolofon-demo')) === 401)
}

const checkRefusals = async (folder: string): Promise<void> => {
  const elsewhere = await typeCommand(join(folder, 'nowhere'))('maintenance', 'on')
  check(
    'a command for a folder without a shop names the folder and the setting to change',
    elsewhere.code === 1 &&
      elsewhere.err.includes(`There is no shop in ${join(folder, 'nowhere')}`) &&
      elsewhere.err.includes('DATA_DIR'),
    elsewhere.err.trim(),
  )
  const unknown = await typeCommand(folder)('maintenence', 'on')
  check('an unknown command exits with 2', unknown.code === 2, unknown.err.trim())
}

const folder = mkdtempSync(join(tmpdir(), 'kolofon-operator-'))
const dataDir = join(folder, 'data')
const ports = { storefront: await freePort(), backend: await freePort() }
const shop = await startShop(
  'start',
  {
    DATA_DIR: dataDir,
    PORT: String(ports.storefront),
    API_PORT: String(ports.backend),
    SIMULATOR_PORT: String(await freePort()),
    PUBLIC_URL: `http://127.0.0.1:${ports.storefront}`,
    LOG_LEVEL: 'warn',
  },
  ports,
)
try {
  const type = typeCommand(dataDir)
  const book = await findBook(shop.apiOrigin)
  await checkMaintenance(shop, type)
  await checkLists(shop, type, book)
  await checkChanges(shop, type, book)
  await checkAccounts(shop, type)
  await checkConfiguration(shop, type, book)
  await checkRefusals(folder)
} finally {
  process.kill(shop.pid, 'SIGTERM')
  await shop.exited
  rmSync(folder, { recursive: true, force: true })
}

finish()
