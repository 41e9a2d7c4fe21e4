import { expect, it } from 'vitest'
import { removeForgedHeaders } from './forged-headers.ts'

/** `docs/decisions` gives the reason for each header. */
const forged = [
  'content-security-policy',
  'content-security-policy-report-only',
  'forwarded',
  'next-action',
  'next-resume',
  'upgrade',
  'x-action-forwarded',
  'x-client-ip',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-port',
  'x-forwarded-proto',
  'x-invoke-path',
  'x-invoke-status',
  'x-matched-path',
  'x-middleware-next',
  'x-middleware-prefetch',
  'x-middleware-rewrite',
  'x-middleware-set-cookie',
  'x-middleware-subrequest',
  'x-middleware-subrequest-id',
  'x-nextjs-data',
  'x-next-resume-state-length',
  'x-nonce',
  'x-now-route-matches',
  'x-original-url',
  'x-prerender-revalidate',
  'x-real-ip',
  'x-rewrite-url',
]

it.each(forged)('takes %s away', (name) => {
  const headers = { [name]: '1' }
  removeForgedHeaders(headers)
  expect(headers).toEqual({})
})

it('leaves what browsers and payment providers send', () => {
  const sent = {
    'accept-language': 'hu',
    rsc: '1',
    'next-router-state-tree': '[]',
    'next-url': '/',
    'x-currency': 'EUR',
    signature: 'x',
    'idempotency-key': 'x',
  }
  const headers = { ...sent }
  removeForgedHeaders(headers)
  expect(headers).toEqual(sent)
})
