import { demoPassword } from '#backend/seed/tables/seed-sales.ts'
import { check, finish, tell } from './support/checks.ts'
import { type TwoBackends, withTwoBackends } from './support/two-backends.ts'

type Headers = Record<string, string>

interface Reply {
  status: number
  code: string | undefined
  token: string | undefined
}

const anonymous = { grant_type: 'anonymous' }
const owner = { grant_type: 'password', email: 'olvaso@kolofon.example', password: demoPassword, remember: false }

const call = async (origin: string, method: string, path: string, headers: Headers, body?: object): Promise<Reply> => {
  const answer = await fetch(`${origin}/api${path}`, {
    method,
    headers: { ...headers, ...(body && { 'Content-Type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
  })
  const { error, access_token: token } = (await answer.json()) as { error?: { code: string }; access_token?: string }
  return { status: answer.status, code: error?.code, token }
}

/** Sends the calls to both backends in turn, some at once. */
const hammer = async (
  { one, other }: TwoBackends,
  times: number,
  send: (origin: string, index: number) => Promise<Reply>,
): Promise<Reply[]> => {
  const replies: Reply[] = []
  let next = 0
  const worker = async () => {
    for (let index = next++; index < times; index = next++)
      replies.push(await send(index % 2 ? one.origin : other.origin, index))
  }
  await Promise.all(Array.from({ length: 20 }, worker))
  return replies
}

const passed = (replies: readonly Reply[]): number => replies.filter(({ status }) => status !== 429).length
const from = (client: string): Headers => ({ 'X-Client-IP': client })

/** R2-9: both processes share one limit. */
const shareCounters = async (backends: TwoBackends) => {
  const { one, other, restart } = backends
  const open = (headers: (index: number) => Headers, times = 300) =>
    hammer(backends, times, (origin, index) => call(origin, 'POST', '/login', headers(index), anonymous))
  const spoofed = (index: number) => ({
    ...from('192.0.2.1'),
    'X-Forwarded-For': `10.0.${index % 250}.1`,
    Forwarded: `for=10.1.${index % 250}.1`,
    'X-Real-IP': `10.2.0.${index % 250}`,
  })
  const begun = Date.now()
  const first = passed(await open(spoofed))
  const again = passed(await open(spoofed, 20))
  check(
    'a client may open 120 sessions a minute over both processes, whatever its other headers say',
    first === 120 && again === 0,
    [first, again],
  )
  await restart(other)
  const after = passed(await open(spoofed, 20))
  check('a restart resets no limit', after === 0 || Date.now() - begun > 60_000, after)
  const network = passed(await open((index) => from(`[2001:db8:7:7:${index.toString(16)}::1]:${1_000 + index}`)))
  check('a network of IPv6 counts as one client', network === 120, network)
  check(
    'another client is not limited',
    (await call(one.origin, 'POST', '/login', from('192.0.2.2'), anonymous)).status === 200,
  )
}

/** R2-20: how many guesses reach the password hash, and who is kept out. */
const checkGuesses = async (backends: TwoBackends) => {
  const { one, other, database } = backends
  const home = from('203.0.113.7')
  check('the owner signs in', (await call(one.origin, 'POST', '/login', home, owner)).status === 200)
  const begun = Date.now()
  const replies = await hammer(backends, 10_000, (origin, index) =>
    call(origin, 'POST', '/login', from(`198.51.100.${index % 200}`), { ...owner, password: `guess ${index}` }),
  )
  const reached = replies.filter(({ code }) => code === 'invalid_grant').length
  tell(`10,000 guesses from 200 addresses in ${Math.round((Date.now() - begun) / 1000)} s: ${reached} reached the hash`)
  check(
    'at most 20 guesses reach the hash, the others get 429',
    reached >= 10 && reached <= 20 && replies.every(({ status }) => status === 401 || status === 429),
    reached,
  )
  check(
    'meanwhile the owner can sign in from a known address',
    (await call(other.origin, 'POST', '/login', home, owner)).status === 200,
  )
  const single = await hammer(backends, 500, (origin, index) =>
    call(origin, 'POST', '/login', from('192.0.2.50'), {
      ...owner,
      email: `nobody-${index}@example.hu`,
      password: 'x',
    }),
  )
  const tried = single.filter(({ code }) => code === 'invalid_grant').length
  check('one client that tries a list of accounts has about twenty tries', tried >= 20 && tried <= 26, tried)
  check(
    'no stored key holds an e-mail address or an IP address',
    (await database.count(`select count(*) from sign_in_failures where key like '%@%' or key like '%.%'`)) === 0,
  )
}

/** R1-10: a session that ended on one process is refused by the other process at the next call. */
const endSessions = async ({ one, other, database }: TwoBackends) => {
  // The owner uses a known address, because the account is still under attack.
  const bearer = (token: string | undefined): Headers => ({ ...from('203.0.113.7'), Authorization: `Bearer ${token}` })
  const isRefused = async (token: string | undefined, path: string) =>
    (await Promise.all([one, other].map(({ origin }) => call(origin, 'GET', path, bearer(token))))).every(
      ({ status }) => status === 401,
    )
  const signIn = async (token?: string): Promise<string> => {
    const { token: given, code } = await call(one.origin, 'POST', '/login', bearer(token), owner)
    if (!given) throw new Error(`Nobody signed in: ${code}`)
    return given
  }

  const cart = (await call(one.origin, 'POST', '/login', from('203.0.113.7'), anonymous)).token
  const first = await signIn(cart)
  check(
    'the token of the cart is refused by both backends once its visitor has signed in',
    await isRefused(cart, '/draft_orders/current'),
  )
  check(
    'the token of the new session is accepted',
    (await call(other.origin, 'GET', '/v2.0/me', bearer(first))).status === 200,
  )
  const second = await signIn(first)
  check('signing in again ends the session before', await isRefused(first, '/v2.0/me'))
  await call(other.origin, 'DELETE', '/v2.0/token/revoke', bearer(second))
  check('signing out ends the session on both backends', await isRefused(second, '/v2.0/me'))
  for (const [what, change] of [
    ['an idle session', `last_seen_at = now() - interval '30 minutes'`],
    ['an expired session', 'expires_at = now()'],
  ] as const) {
    const token = await signIn()
    await database.pool.query(
      `update sessions set ${change} where id = (select id from sessions order by created_at desc limit 1)`,
    )
    check(`${what} is refused by both backends`, await isRefused(token, '/v2.0/me'))
  }
}

await withTwoBackends(async (backends) => {
  await shareCounters(backends)
  await checkGuesses(backends)
  await endSessions(backends)
})
finish()
