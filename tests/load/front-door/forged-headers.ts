import type { OutgoingHttpHeaders } from 'node:http'
import { check } from '../support/checks.ts'
import type { Storefront } from '../support/storefront.ts'
import { askOnWire, askRaw, type WireAnswer } from '../support/wire.ts'

const canary = 'canary'
const foreign = `${canary}.example`

/** Headers that change nothing: the answer is the one that a visitor without the header gets. */
const forged: OutgoingHttpHeaders[] = [
  { 'x-middleware-subrequest': 'middleware' },
  { 'x-middleware-subrequest': 'middleware:middleware:middleware:middleware:middleware' },
  { 'x-middleware-subrequest': 'src/middleware:src/middleware:src/middleware:src/middleware:src/middleware' },
  { 'x-middleware-rewrite': `/hu/b2c-huf/${canary}` },
  { 'x-middleware-redirect': `http://${foreign}/` },
  { 'x-middleware-next': '1', 'x-middleware-skip': '1' },
  { 'x-middleware-set-cookie': `${canary}=1` },
  { 'x-middleware-override-headers': canary, [`x-middleware-request-${canary}`]: canary },
  { 'x-middleware-prefetch': '1' },
  { 'x-forwarded-host': foreign },
  { 'x-forwarded-host': foreign, 'x-forwarded-proto': 'https', 'x-forwarded-port': '1' },
  { 'x-forwarded-for': '6.6.6.6', 'x-real-ip': '6.6.6.6', 'x-client-ip': '6.6.6.6' },
  { forwarded: `host=${foreign};proto=https` },
  { 'x-original-url': `/${canary}`, 'x-rewrite-url': `/${canary}` },
  { 'x-http-method-override': 'DELETE' },
  { 'x-nextjs-data': '1' },
  { 'x-matched-path': `/${canary}`, 'x-now-route-matches': `1=${canary}` },
  {
    'x-invoke-path': `/${canary}`,
    'x-invoke-status': '500',
    'x-invoke-query': '%7B%7D',
    'x-invoke-output': `/${canary}`,
  },
  { 'next-resume': '1', 'x-next-resume-state-length': '5' },
  { 'next-action': '0'.repeat(42) },
  { 'x-prerender-revalidate': canary, 'x-prerender-revalidate-if-generated': '1' },
  { 'x-vercel-id': canary, 'x-vercel-ip-country': canary },
  { 'content-security-policy': `script-src 'nonce-${canary}' 'strict-dynamic'` },
  { 'content-security-policy-report-only': `script-src 'nonce-${canary}'` },
  { 'x-nonce': canary },
  { connection: 'Upgrade', upgrade: 'websocket', 'sec-websocket-key': 'x', 'sec-websocket-version': '13' },
  { connection: 'Upgrade, HTTP2-Settings', upgrade: 'h2c', 'http2-settings': 'x' },
  { host: 'localhost:1' },
  { origin: `http://${foreign}`, referer: `http://${foreign}/` },
]

/** Requests that rightly get another answer, or none, and must not change a later answer. */
const others: { headers?: OutgoingHttpHeaders; suffix?: string }[] = [
  { headers: { rsc: '1' } },
  { headers: { rsc: '1', 'next-router-prefetch': '1' } },
  { headers: { rsc: '1', 'next-router-prefetch': '1', 'next-router-segment-prefetch': '/_tree' } },
  { headers: { rsc: '1', 'next-url': `/${canary}` } },
  { headers: { host: foreign } },
  { headers: { 'x-nextjs-data': '1', rsc: '1' } },
  { suffix: '.rsc' },
  { suffix: '.txt' },
  { suffix: '.segments/_tree.segment.rsc' },
  { suffix: `?_rsc=${canary}` },
  { suffix: `?token=${canary}` },
  { suffix: `?token=${canary}`, headers: { rsc: '1' } },
  { suffix: `?nxtPlocale=${canary}` },
  { suffix: `/../${canary}` },
]

const same = (one: WireAnswer, other: WireAnswer): boolean =>
  one.status === other.status &&
  one.text === other.text &&
  one.headers.etag === other.headers.etag &&
  one.headers['content-type'] === other.headers['content-type']

const holdsCanary = ({ headers, text }: WireAnswer): boolean => (JSON.stringify(headers) + text).includes(canary)

/**
 * Each forged request is the first visit of a page of its own: whatever it changes would be cached for everybody
 * (R2-15).
 */
export const checkForgedHeaders = async ({ port }: Storefront, freshPaths: readonly string[]): Promise<void> => {
  const paths = freshPaths.values()
  const nextPath = (): string => {
    const { value, done } = paths.next()
    if (done) throw new Error('Not enough pages.')
    return value
  }
  const bad: string[] = []
  for (const headers of forged) {
    const path = nextPath()
    const [first, clean] = [await askOnWire({ port, path, headers }), await askOnWire({ port, path })]
    if (clean.status !== 200 || !same(first, clean) || holdsCanary(first) || holdsCanary(clean))
      bad.push(JSON.stringify(headers))
  }
  check(
    `${forged.length} forged headers change nothing, neither at the first visit of a page nor afterwards`,
    bad.length === 0,
    bad,
  )

  const left: string[] = []
  for (const { headers = {}, suffix = '' } of others) {
    const path = nextPath()
    const first = await askOnWire({ port, path: path + suffix, headers })
    const [clean, again] = [
      await askOnWire({ port, path }),
      await askOnWire({ port, path, headers: { 'user-agent': 'another' } }),
    ]
    const isPage = clean.status === 200 && String(clean.headers['content-type']).startsWith('text/html')
    if (first.status >= 500 || !isPage || holdsCanary(clean) || !same(clean, again))
      left.push(`${JSON.stringify(headers)} ${suffix}`)
  }
  check(`${others.length} other ways to request a page change nothing in the cached page`, left.length === 0, left)

  const [first, second] = ['c', 'd'].map(
    (digit) => `/rendelesek/${digit.repeat(8)}-0000-4000-8000-000000000000/allapot`,
  )
  await askOnWire({ port, path: `${first}?token=${canary}` })
  const shell = await askOnWire({ port, path: String(second) })
  check(
    'a page that is one shell for all orders shows nothing of another order',
    shell.status === 200 && !holdsCanary(shell) && !shell.text.includes('cccccccc'),
    shell.status,
  )

  const whole = nextPath()
  const { status } = await askRaw(
    port,
    (socket) =>
      void socket.write(`GET http://${foreign}${whole} HTTP/1.1\r\nHost: ${foreign}\r\nConnection: close\r\n\r\n`),
  )
  const clean = await askOnWire({ port, path: whole })
  check(
    'an absolute address is refused and changes nothing in the cached page',
    status === 400 && clean.status === 200 && !holdsCanary(clean),
    status,
  )

  const redirected = await askOnWire({
    port,
    path: `/hu${whole}`,
    headers: { host: 'localhost', 'x-forwarded-host': foreign },
  })
  check(
    'a redirect stays on the same host',
    redirected.status >= 300 &&
      redirected.status < 400 &&
      !/^(https?:)?\/\/(?!localhost)/.test(redirected.headers.location ?? '//'),
    `${redirected.status} ${redirected.headers.location}`,
  )
}
