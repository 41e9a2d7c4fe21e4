import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { check, finish } from './support/checks.ts'
import { freePort } from './support/free-port.ts'
import { withDatabase } from './support/load-database.ts'
import { startBackend, startSimulator } from './support/processes.ts'
import { startStorefront } from './support/storefront.ts'

/**
 * In a production start visitors reach the shop by https (a proxy ends the encryption). The checks read headers and
 * cookies.
 */
const oneYear = 'max-age=31536000; includeSubDomains'

/**
 * Next writes these answers itself: an ASCII text without a charset, and a redirect whose body has no type (4.1.1 in
 * docs/asvs.md).
 */
const typedByNext = new Set(['/robots.txt', '/hu/kosar'])

const problemsOf = (cookie: string): string[] => [
  ...(/; *secure(;|$)/i.test(cookie) ? [] : [`not Secure: ${cookie}`]),
  ...(/; *samesite=(lax|strict)(;|$)/i.test(cookie) ? [] : [`no SameSite: ${cookie}`]),
]

const run = async (origin: string): Promise<void> => {
  const ask = (path: string, init: RequestInit = {}) =>
    fetch(origin + path, { redirect: 'manual', ...init, headers: { 'accept-language': 'hu', ...init.headers } })
  const write = (method: string, path: string, body?: object, cookie = '') =>
    ask(path, {
      method,
      ...(body && { body: JSON.stringify(body) }),
      headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin', cookie },
    })

  for (const path of [
    '/',
    '/kereses?q=anna',
    '/nincs-ilyen',
    '/hu/kosar',
    '/api/v2.0/me',
    '/assets/none',
    '/_next/static/none.js',
    '/robots.txt',
  ]) {
    const answer = await ask(path, { headers: { origin: 'https://evil.example' } })
    const sent = answer.headers.get('strict-transport-security')
    check(`${path} binds browsers to https for a year`, sent === oneYear, sent ?? 'nothing')
    const type = answer.headers.get('content-type') ?? ''
    if (!typedByNext.has(path))
      check(
        `${path} names its type, and the charset of a text`,
        (await answer.text()) === '' ||
          (type.startsWith('text/') ? /; *charset=utf-8$/i : /^[a-z]+\/[\w.+-]+/).test(type),
        type,
      )
    const opened = [...answer.headers.keys()].filter((name) => name.startsWith('access-control-'))
    check(`${path} allows no other origin`, opened.length === 0, opened)
  }
  for (const path of ['/ui-guide', '/ui-guide/buttons', '/en/ui-guide']) {
    const { status } = await ask(path)
    check(`${path} is not available to visitors`, status === 404, status)
  }
  const policy = (await ask('/')).headers.get('content-security-policy') ?? ''
  check(
    'a page tells browsers to upgrade every address to https',
    policy.split('; ').includes('upgrade-insecure-requests'),
  )

  const english = await ask('/en')
  const signedIn = await write('POST', '/api/login', { grant_type: 'anonymous' })
  const session =
    signedIn.headers
      .getSetCookie()
      .find((cookie) => cookie.startsWith('__Host-sid='))
      ?.split(';')[0] ?? ''
  const signedOut = await write('DELETE', '/api/v2.0/token/revoke', undefined, session)
  for (const [what, answer, names] of [
    ['the language', english, ['locale']],
    ['a session that begins', signedIn, ['__Host-sid', 'segment', 'customer']],
    ['a session that ends', signedOut, ['__Host-sid', 'segment', 'customer', 'cart']],
  ] as const) {
    const cookies = answer.headers.getSetCookie()
    const missing = names.filter((name) => !cookies.some((cookie) => cookie.startsWith(`${name}=`)))
    check(`${what} sets its cookies`, missing.length === 0, missing)
    check(
      `${what} sets no cookie that travels over http or from another site`,
      cookies.flatMap(problemsOf).length === 0,
      cookies.flatMap(problemsOf),
    )
  }
}

await withDatabase(async (database) => {
  const folder = mkdtempSync(join(tmpdir(), 'kolofon-https-'))
  const [port, storefrontPort] = [await freePort(), await freePort()]
  const simulator = await startSimulator(folder, port)
  const backend = await startBackend({ databaseUrl: database.url, simulator: simulator.origin, folder, port })
  try {
    const production = {
      TRIAL: '',
      TRUSTED_PROXIES: '127.0.0.1',
      PUBLIC_URL: `https://localhost:${storefrontPort}`,
      HSTS_SUBDOMAINS: '1',
    }
    const storefront = await startStorefront(storefrontPort, `${backend.origin}/api`, production)
    await run(`http://localhost:${storefrontPort}`).finally(storefront.stop)
  } finally {
    await backend.stop()
    await simulator.stop()
    rmSync(folder, { recursive: true, force: true })
  }
})

finish()
