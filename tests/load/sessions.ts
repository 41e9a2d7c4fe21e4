import { createHash } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { demoPassword } from '#backend/seed/tables/seed-sales.ts'
import { check, finish, tell } from './support/checks.ts'
import { freePort } from './support/free-port.ts'
import { withDatabase } from './support/load-database.ts'
import { startBackend, startSimulator } from './support/processes.ts'
import { startStorefront } from './support/storefront.ts'
import { askOnWire } from './support/wire.ts'

/**
 * Sessions through the storefront. They survive a crash of each process, and a cookie that the shop has not written
 * opens nothing (R2-17 of the test plan).
 */
const reader = 'olvaso@kolofon.example'

const signIn = async (port: number, email: string): Promise<string> => {
  const { headers } = await askOnWire({
    port,
    path: '/api/login',
    method: 'POST',
    headers: { host: `localhost:${port}`, 'sec-fetch-site': 'same-origin', 'content-type': 'application/json' },
    body: JSON.stringify({ grant_type: 'password', email, password: demoPassword, remember: true }),
  })
  const token = headers['set-cookie']?.map((cookie) => /^sid=([^;]+)/.exec(cookie)?.[1]).find(Boolean)
  if (!token) throw new Error(`${email} could not sign in.`)
  return token
}

const ask = (port: number, path: string, cookie: string) =>
  askOnWire({ port, path, headers: { host: `localhost:${port}`, cookie, 'accept-language': 'hu' } })

const encode = (part: object): string => Buffer.from(JSON.stringify(part)).toString('base64url')

/** Cookies that look like the one of a session. None of them was given out. */
const forgedCookies = (token: string): string[] => {
  const flipped = Array.from(
    token,
    (letter, at) => token.slice(0, at) + (letter === 'A' ? 'B' : 'A') + token.slice(at + 1),
  )
  const bytes = Buffer.from(token, 'base64url')
  const hash = createHash('sha256').update(token)
  const claims = encode({ sub: '1', exp: 4_102_444_800 })
  const values = [
    ...flipped,
    ...[0, 1, 8, 16, 32, 42].map((length) => token.slice(0, length)),
    ...['A', '=', '==', '.', '%00', '%20', token].map((end) => token + end),
    token.toUpperCase(),
    token.toLowerCase(),
    encodeURIComponent(token).replaceAll(/[a-z]/g, (letter) => `%${letter.charCodeAt(0).toString(16)}`),
    bytes.toString('hex'),
    hash.copy().digest('hex'),
    // The database holds this hash: whoever has read the table must not get in with it.
    hash.copy().digest('base64url'),
    `Bearer ${token}`,
    `{"token":"${token}"}`,
    `j:{"token":"${token}"}`,
    `${encode({ alg: 'none' })}.${claims}.`,
    `${encode({ alg: 'HS256', kid: '../../dev/null' })}.${claims}.${token}`,
    'null',
    'undefined',
    'true',
    '1',
    "' or '1'='1",
    '../../session',
    'A'.repeat(3_000),
  ]
  return [
    ...values.filter((value) => value !== token).map((value) => `sid=${value}`),
    `__Host-sid=${token}`,
    `SID=${token}`,
    `sid =${token.slice(1)}`,
    `customer=1; segment=b2b`,
    `token=${token}`,
    `access_token=${token}`,
  ]
}

/** Pages and calls that show something of a customer. */
const personal = ['/api/v2.0/me', '/api/v2.0/me/orders', '/api/v2.0/me/delivery_data', '/rendelesek', '/profiladatok']

const refuseForgedCookies = async (port: number): Promise<void> => {
  const token = await signIn(port, reader)
  const cookies = forgedCookies(token)
  const opened: string[] = []
  const broken: string[] = []
  for (const cookie of cookies)
    for (const path of personal) {
      const { status, text } = await ask(port, path, cookie)
      if (status >= 500) broken.push(`${path} ${cookie} ${status}`)
      if (text.includes(reader) || (path.startsWith('/api/') && status !== 401))
        opened.push(`${path} ${cookie} ${status}`)
    }
  check(`${cookies.length} forged cookies open no call and no page`, opened.length === 0, opened.slice(0, 3))
  check('a forged cookie leads to no failure of the shop', broken.length === 0, broken.slice(0, 3))
  const huge = await ask(port, '/api/v2.0/me', `sid=${'A'.repeat(20_000)}`)
  check('a cookie that is too long is refused', huge.status === 431 || huge.status === 401, huge.status)
  check('the cookie that was copied is still good', (await ask(port, '/api/v2.0/me', `sid=${token}`)).status === 200)

  const other = await signIn(port, 'iskola@kolofon.example')
  const seen = []
  for (const cookie of [`sid=${token}; sid=${other}`, `sid=${other}; sid=${token}`, `sid=x; sid=${other}`]) {
    const { status, text } = await ask(port, '/api/v2.0/me', cookie)
    seen.push([status, text.includes(reader), text.includes('iskola@')])
  }
  tell(`two cookies of one name: ${JSON.stringify(seen)}`)
  check(
    'of two cookies with one name the first counts, and nobody sees two customers',
    JSON.stringify(seen.map(([, ...who]) => who)) === '[[true,false],[false,true],[false,false]]',
  )
}

await withDatabase(async (database) => {
  const folder = mkdtempSync(join(tmpdir(), 'kolofon-sessions-'))
  const [apiPort, port] = [await freePort(), await freePort()]
  const simulator = await startSimulator(folder, apiPort)
  const startApi = () => startBackend({ databaseUrl: database.url, simulator: simulator.origin, folder, port: apiPort })
  let backend = await startApi()
  let storefront = await startStorefront(port, `${backend.origin}/api`)
  try {
    const token = await signIn(port, reader)
    const isSignedIn = async () => (await ask(port, '/api/v2.0/me', `sid=${token}`)).text.includes(reader)
    check('a reader signs in', await isSignedIn())
    await backend.stop('SIGKILL')
    backend = await startApi()
    check('the session survives a crash of the backend', await isSignedIn())
    await storefront.stop()
    storefront = await startStorefront(port, `${backend.origin}/api`)
    check('the session survives a new start of the storefront', await isSignedIn())
    await refuseForgedCookies(port)
  } finally {
    await storefront.stop()
    await backend.stop()
    await simulator.stop()
    rmSync(folder, { recursive: true, force: true })
  }
})

finish()
