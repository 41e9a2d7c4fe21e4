import { type IncomingMessage, ServerResponse } from 'node:http'
import { expect, test } from 'vitest'
import { removeInnerHeaders } from './inner-headers.ts'

const sent = (headers: Record<string, string>, asked: Record<string, string> = {}) => {
  const request = { headers: asked } as unknown as IncomingMessage
  const response = new ServerResponse(request)
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value)
  removeInnerHeaders(response)
  return { ...response.getHeaders() }
}

const ofNext = {
  'x-middleware-rewrite': '/hu/b2c-huf',
  'x-nextjs-prerender': '1',
  'x-nextjs-stale-time': '300',
  'x-next-cache-tags': 'catalog',
  'X-Nextjs-Rewritten-Path': '/hu/b2c-huf',
  'x-nextjs-rewritten-query': 'q=anna',
  'x-nextjs-postponed': '1',
}

test('a page says nothing of Next', () => {
  expect(sent({ ...ofNext, etag: '"one"', 'x-frame-options': 'DENY' })).toEqual({
    etag: '"one"',
    'x-frame-options': 'DENY',
  })
})

test('Next’s router hears what it reads, and nothing else', () => {
  const heard = sent(ofNext, { rsc: '1' })
  expect(Object.keys(heard).toSorted()).toEqual([
    'x-nextjs-postponed',
    'x-nextjs-rewritten-path',
    'x-nextjs-rewritten-query',
    'x-nextjs-stale-time',
  ])
})

test.each([
  ['HIT', 'kolofon; hit'],
  ['STALE', 'kolofon; hit; detail=stale'],
  ['MISS', 'kolofon; fwd=miss'],
])('what Next calls %s is told in the standard’s words', (said, status) => {
  expect(sent({ 'x-nextjs-cache': said })).toEqual({ 'cache-status': status })
})
