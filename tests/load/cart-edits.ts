import { mergeStrategies, type MergeStrategy } from '#contracts/merge-strategies.ts'
import { type CartAnswer, callAs, openSession } from './support/cart-calls.ts'
import { check, finish, tell } from './support/checks.ts'
import { type LoadDatabase, withDatabase } from './support/load-database.ts'
import { type Backends, withBackends } from './support/processes.ts'
import { findBooks, setStock } from './support/seed-carts.ts'

const anonymous = { grant_type: 'anonymous' }
const customer = { grant_type: 'password', remember: false, email: 'olvaso@kolofon.example', password: 'kolofon-demo' }

const setUp = async (database: LoadDatabase): Promise<number[]> => {
  await database.pool.query('update deals set enabled = false')
  const books = await findBooks(database, 60)
  await setStock(database, books, 1_000)
  return books
}

const numberOf = (answers: readonly CartAnswer[], status: number): number =>
  answers.filter((answer) => answer.status === status).length

const kinds = (answers: readonly CartAnswer[]): Record<string, number> => {
  const found = Object.groupBy(answers, ({ status, code }) => `${status} ${code ?? ''}`.trim())
  return Object.fromEntries(Object.entries(found).map(([kind, those = []]) => [kind, those.length]))
}

/** Fifty changes of one cart at once: 20 new books, 10 more copies of one, 10 quantities of a seen version, 10 removals. */
const editAtOnce = async ({ origins }: Backends, books: readonly number[]) => {
  const [first = ''] = origins
  const { token } = await openSession(first, anonymous)
  const { cart: empty } = await callAs(first, token, ['POST', '/draft_orders'], { currency: 'HUF' })
  const items = `/draft_orders/${empty.uuid}/items`
  const add = (origin: string, variantId = 0) => callAs(origin, token, ['POST', items], { variantId, quantity: 1 })
  const known = books.slice(0, 12)
  for (const variantId of known) await add(first, variantId)
  const { cart: before } = await callAs(first, token, ['GET', `/draft_orders/${empty.uuid}`])
  const [changed = 0, grown = 0, ...removed] = known
  const idOf = (variantId: number) => before.items.find((item) => item.variantId === variantId)?.id ?? 0
  const added = books.slice(12, 32)

  const many = (count: number, send: (origin: string, index: number) => Promise<CartAnswer>) =>
    Promise.all(Array.from({ length: count }, (_, index) => send(origins[index % origins.length] ?? '', index)))
  const [adds, grows, sets, removals] = await Promise.all([
    many(added.length, (origin, index) => add(origin, added[index])),
    many(10, (origin) => add(origin, grown)),
    many(10, (origin, index) =>
      callAs(origin, token, ['PATCH', `${items}/${idOf(changed)}`], { version: before.version, quantity: index + 2 }),
    ),
    many(10, (origin, index) => callAs(origin, token, ['DELETE', `${items}/${idOf(removed[index] ?? 0)}`])),
  ])
  const { cart: after } = await callAs(first, token, ['GET', `/draft_orders/${empty.uuid}`])
  const quantityOf = (variantId: number) => after.items.find((item) => item.variantId === variantId)?.quantity ?? 0
  return { before, after, adds, grows, sets, removals, added, grown, removed, quantityOf }
}

/** A guest's cart and the customer's are filled while the guest signs in twice at once. */
const mergeAtOnce = async (
  { pool }: LoadDatabase,
  { origins }: Backends,
  books: readonly number[],
  strategy: MergeStrategy,
) => {
  await pool.query('delete from draft_orders')
  await pool.query(
    `insert into config_entries (key, value) values ('cart_merge_strategy', $1)
     on conflict (key) do update set value = excluded.value`,
    [JSON.stringify(strategy)],
  )
  const [first = '', second = ''] = origins
  const guest = await openSession(first, anonymous)
  const own = await openSession(second, customer)
  const uuidOf = async (token: string) =>
    (await callAs(first, token, ['POST', '/draft_orders'], { currency: 'HUF' })).cart.uuid
  const [guestCart, ownCart] = [await uuidOf(guest.token), await uuidOf(own.token)]
  const put = (origin: string, token: string, uuid: string, variantId: number) =>
    callAs(origin, token, ['POST', `/draft_orders/${uuid}/items`], { variantId, quantity: 1 })
  const [there = 0, ...others] = books
  await put(first, guest.token, guestCart, there)
  await put(first, own.token, ownCart, there)
  const [guestBooks, ownBooks] = [others.slice(0, 12), others.slice(12, 24)]
  const [logins, guestAdds, ownAdds] = await Promise.all([
    Promise.all([first, second].map((origin) => openSession(origin, customer, guest.token))),
    Promise.all(guestBooks.map((id, index) => put(origins[index % 2] ?? '', guest.token, guestCart, id))),
    Promise.all(ownBooks.map((id, index) => put(origins[index % 2] ?? '', own.token, ownCart, id))),
  ])
  const { cart } = await callAs(first, own.token, ['GET', `/draft_orders/${ownCart}`])
  const isThere = (variantId: number) => cart.items.some((item) => item.variantId === variantId)
  const lost = (wanted: readonly number[], answers: readonly CartAnswer[]) =>
    wanted.filter((id, index) => answers[index]?.status === 200 && !isThere(id))
  return {
    cart,
    logins,
    answers: [...guestAdds, ...ownAdds],
    lostOfGuest: lost(guestBooks, guestAdds),
    lostOfCustomer: lost(ownBooks, ownAdds),
  }
}

/** R1-9: no change of a cart is lost, a stale one is refused, and carts are merged once, over two processes. */
await withDatabase((database) =>
  withBackends(database.url, async (backends) => {
    const books = await setUp(database)
    const { before, after, adds, grows, sets, removals, ...cart } = await editAtOnce(backends, books)
    const all = [...adds, ...grows, ...sets, ...removals]
    tell(`${all.length} changes of one cart: ${JSON.stringify(kinds(all))}`)
    check(
      'every new book is there once',
      numberOf(adds, 200) === 20 && cart.added.every((id) => cart.quantityOf(id) === 1),
    )
    check('no further copy is lost', numberOf(grows, 200) === 10 && cart.quantityOf(cart.grown) === 11)
    check('every removed book is gone', numberOf(removals, 200) === 10 && !cart.removed.some(cart.quantityOf))
    const won = numberOf(sets, 200)
    check('of ten changes of the version that all have seen, one at most is accepted', won <= 1, won)
    check(
      'the others are told that the cart has changed',
      sets.every(({ status, code }) => status === 200 || (status === 409 && code === 'version_conflict')),
      kinds(sets),
    )
    check('each accepted change is one version', after.version === before.version + numberOf(all, 200))

    for (const strategy of mergeStrategies) {
      const merged = await mergeAtOnce(database, backends, books.slice(32), strategy)
      tell(`${strategy}, while both carts are filled: ${JSON.stringify(kinds(merged.answers))}`)
      check(
        `${strategy}: the guest is signed in, and one answer at most reports a merge`,
        merged.logins.some(({ status }) => status === 200) &&
          merged.logins.filter(({ hasReport }) => hasReport).length <= 1,
        merged.logins.map(({ status, hasReport }) => [status, hasReport]),
      )
      check(`${strategy}: no book of the guest is lost`, merged.lostOfGuest.length === 0, merged.lostOfGuest)
      if (strategy !== 'sessionOnly')
        check(`${strategy}: no book of the customer is lost`, merged.lostOfCustomer.length === 0, merged.lostOfCustomer)
      check(
        `${strategy}: no book is there twice`,
        merged.cart.items.every(({ quantity }) => quantity === 1),
        merged.cart.items.filter(({ quantity }) => quantity !== 1),
      )
      check(`${strategy}: the guest's cart is gone`, (await database.count('select count(*) from draft_orders')) === 1)
      check(
        `${strategy}: an answer is 200, or says that the cart or the session is gone`,
        merged.answers.every(({ status }) => status === 200 || status === 404 || status === 401),
        kinds(merged.answers),
      )
    }
    const broken = await database.broken()
    check('the doctor finds nothing', broken.length === 0, broken)
  }),
)

await withDatabase((database) =>
  withBackends(
    database.url,
    async (backends) => {
      const { sets, after, before } = await editAtOnce(backends, await setUp(database))
      const won = numberOf(sets, 200)
      check('the naive build, which reads the version without its lock, accepts stale changes', won > 1, won)
      check('and its version does not count the changes', after.version === before.version)
    },
    'naive/use-unlocked-draft-orders',
  ),
)

finish()
