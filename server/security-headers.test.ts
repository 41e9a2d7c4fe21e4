import { ServerResponse, type IncomingMessage } from 'node:http'
import { expect, it } from 'vitest'
import { securityHeaders } from './security-headers.ts'

const headersOf = (url: string, { isHttps = false, withSubdomains = false } = {}) => {
  const request = { method: 'GET', url, headers: {} } as IncomingMessage
  const response = new ServerResponse(request)
  securityHeaders({ isHttps, withSubdomains })(request, response, () => {})
  return response.getHeaders()
}

it.each([
  '/',
  '/api/v2.0/me',
  '/assets/covers/a-320.avif',
  '/_next/static/none.js',
  '/feeds/new-books.rss',
  '/nincs-ilyen',
])('stand on %s', (url) => {
  expect(headersOf(url)).toMatchObject({
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
    'permissions-policy': expect.stringContaining('camera=()'),
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  })
})

it('let a browser show a PDF with its own plugin and styles, but in nobody’s frame', () => {
  expect(headersOf('/assets/samples/toldi-hu.pdf?page=2')['content-security-policy']).toBe("frame-ancestors 'none'")
  expect(headersOf('/kereses?q=a.pdf')['content-security-policy']).toContain("default-src 'none'")
})

it('let others show pictures and feeds, and nothing else', () => {
  expect(headersOf('/assets/covers/a-320.avif')['cross-origin-resource-policy']).toBe('cross-origin')
  expect(headersOf('/feeds/new-books.rss')['cross-origin-resource-policy']).toBe('cross-origin')
  expect(headersOf('/api/v2.0/me')['cross-origin-resource-policy']).toBe('same-origin')
})

it('bind browsers to https for a year where the shop is on https, and never on http', () => {
  expect(headersOf('/', { withSubdomains: true })).not.toHaveProperty('strict-transport-security')
  expect(headersOf('/', { isHttps: true })['strict-transport-security']).toBe('max-age=31536000')
  expect(headersOf('/', { isHttps: true, withSubdomains: true })['strict-transport-security']).toBe(
    'max-age=31536000; includeSubDomains',
  )
})
