import { expect, it } from 'vitest'
import { dropForgedHeaders } from './forged-headers.ts'

it('takes away what a visitor must not say to Next, and nothing else', () => {
  const headers = { 'content-security-policy': "script-src 'nonce-mine'", 'x-middleware-subrequest': 'middleware', 'next-resume': '1', 'accept-language': 'hu', rsc: '1' }
  dropForgedHeaders(headers)
  expect(headers).toEqual({ 'accept-language': 'hu', rsc: '1' })
})
