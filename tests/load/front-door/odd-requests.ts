import { check } from '../support/checks.ts'
import type { Storefront } from '../support/storefront.ts'
import { askRaw } from '../support/wire.ts'

const ends = 'Host: localhost\r\nConnection: close\r\n'

/** Addresses that no link leads to. */
const paths = [
  '/%',
  '/%zz',
  '/%4',
  '/%ff',
  '/%c3%28',
  '/%ed%a0%80',
  '/%00',
  '/a%00b',
  '/%0d%0aSet-Cookie:%20x=1',
  '/..%2f..%2fetc/passwd',
  '/%2e%2e/%2e%2e/etc',
  '/../../etc',
  '/a/../../b',
  '//evil.example',
  '//evil.example/%2e%2e',
  '/\\evil.example',
  '/%5cevil.example',
  '/a//b',
  '/;a=b',
  '/~',
  '/\xe9',
  '/\xc3\xa9',
  '/%F0%9F%93%9A',
  `/${'a'.repeat(7_500)}`,
  `/${'a/'.repeat(3_000)}`,
  '/100%',
  '/en/%zz',
  '/termekek/%zz',
  '/termekek/%ff-1',
  '/termekek/x-99999999999999999999',
  '/termekek/x--1',
  '/szerzok/%00-1',
  '/kereses?q=%zz',
  '/kereses?q=%ff%00',
  '/kereses?cursor=x',
  '/gyik?q=%00',
  '/?%',
  '/?a[]=1&a=2&a[b]=3',
  '/api/%zz',
  '/api/%',
  '/api/v2.0/variants/%ff',
  '/api/v2.0/variants/%00',
  '/api/../health/live',
  '/api/%2e%2e/health/live',
  '/api/%252e%252e/health/live',
  '/api/..%2fhealth/live',
  '/api//v2.0/stores',
  '/api/v2.0/stores?%zz',
  '/api',
  '/api/',
  '/assets/%zz',
  '/assets/..%2f..%2fx',
  '/assets/%00',
  '/feeds/%zz',
  '/sitemaps/%zz',
  '/sitemaps/product-hu-1-.xml',
  '/_next/static/%zz',
  '/_next/static/..%2f..%2fBUILD_ID',
  '/_next/image?url=%2Fx.png&w=64&q=75',
  '/_next/data/x/y.json',
  '/_next',
  '/_next/%zz',
  '/index.rsc',
  '/.rsc',
  '/kosar.rsc',
  '/kosar.segments/_tree.segment.rsc',
  '/?_rsc=1',
  '/?nxtPlocale=evil',
  '/hu/b2c-huf',
  '/hu/b2c-xxx/products/1',
  '/hu/b2c-huf/not-found',
  '/favicon.ico/x',
  '/robots.txt/%zz',
  '/sitemap.xml?%',
  '/.env',
  '/.git/config',
  '/server/main.ts',
  '/middleware',
]

/** Headers that Next reads itself, and that the router in a browser sends. */
const oddHeaders = [
  'RSC: 1',
  'RSC: 1\r\nNext-Router-State-Tree: %',
  'RSC: 1\r\nNext-Router-State-Tree: []',
  'RSC: 1\r\nNext-Router-State-Tree: %5B%22%22%5D',
  `RSC: 1\r\nNext-Router-State-Tree: ${'%5B'.repeat(3_000)}`,
  'RSC: 1\r\nNext-Router-State-Tree: null',
  'RSC: 1\r\nNext-Router-Prefetch: 9',
  'RSC: 1\r\nNext-Router-Segment-Prefetch: /../x',
  'RSC: 1\r\nNext-Url: //evil.example',
  'Accept-Encoding: \x01'.replace('\x01', ';;q=,br'),
  'Accept-Language: ;;;q=9,\xff',
  'Cookie: a; =; segment=%zz; currency=evil; sid=\xff',
  `Cookie: sid=${'x'.repeat(10_000)}`,
  'If-None-Match: W/',
  'If-Modified-Since: never',
  'Range: bytes=9-1,x',
  'Content-Type: \xff',
  'Sec-Fetch-Dest: image',
  'Expect: 100-continue',
  'Expect: tea',
  'TE: trailers',
  'Via: 1.1 x',
  'Max-Forwards: 0',
  'Connection: host, cookie',
  'User-Agent: ',
]

const requests: [string, string][] = [
  ...paths.flatMap((path): [string, string][] =>
    ['GET', 'HEAD'].map((method) => [`${method} ${path.slice(0, 60)}`, `${method} ${path} HTTP/1.1\r\n${ends}\r\n`]),
  ),
  ...oddHeaders.flatMap((header): [string, string][] =>
    ['/', '/kosar', '/api/v2.0/stores'].map((path) => [
      `${path} ${header.slice(0, 60)}`,
      `GET ${path} HTTP/1.1\r\n${ends}${header}\r\n\r\n`,
    ]),
  ),
  ...['TRACE', 'OPTIONS', 'PUT', 'DELETE', 'PATCH', 'POST', 'PROPFIND', 'CONNECT'].flatMap(
    (method): [string, string][] =>
      [
        '/',
        '/kosar',
        '/assets/x',
        '/_next/static/x.js',
        '/feeds/x',
        '*',
        'http://evil.example/',
        'evil.example:443',
      ].map((path) => [`${method} ${path}`, `${method} ${path} HTTP/1.1\r\n${ends}\r\n`]),
  ),
]

/** Files that lie beside the served files. */
const inside = [
  '/.env',
  '/.git/config',
  '/package.json',
  '/server/main.ts',
  '/.next/BUILD_ID',
  '/.data/mail',
  '/_next/static/../BUILD_ID',
  '/assets/../package.json',
]

/**
 * Requests that nobody sends by accident are answered with 4xx at worst, and no answer reveals anything of the server's
 * code or files.
 */
export const checkOddRequests = async ({ port }: Storefront): Promise<void> => {
  const served: string[] = []
  for (const path of inside) {
    const { status } = await askRaw(port, (socket) => void socket.write(`GET ${path} HTTP/1.1\r\n${ends}\r\n`))
    if (status !== 404) served.push(`${path}: ${status}`)
  }
  check('files that are not meant to be served are not served', served.length === 0, served)
  const bad: string[] = []
  for (const [name, bytes] of requests) {
    const { status, text } = await askRaw(port, (socket) => void socket.write(Buffer.from(bytes, 'latin1')))
    const isClosed = status === 0 && name.startsWith('CONNECT')
    const revealsInternals = /node_modules|\bat \w+ \(|root:x|postgres|Internal Server Error/.test(text)
    if (!isClosed && (status < 200 || status >= 500 || revealsInternals))
      bad.push(`${name}: ${revealsInternals ? 'reveals internals' : status}`)
  }
  check(`none of ${requests.length} odd requests gets 500, or stays without an answer`, bad.length === 0, bad)
}
