import { ServerResponse, type IncomingMessage } from 'node:http'
import { expect, it } from 'vitest'
import { unchangedPage } from './unchanged-page.ts'

const send = (ifNoneMatch: string | undefined, etag = 'W/"one"', status = 200) => {
  const response = new ServerResponse({ method: 'GET', headers: {} } as IncomingMessage)
  response.statusCode = status
  response.setHeaders(
    new Map([
      ['etag', etag],
      ['content-type', 'text/html'],
      ['content-encoding', 'br'],
      ['content-security-policy', "default-src 'self'"],
    ]),
  )
  const page = { request: response.req, response, ifNoneMatch, body: 'page' }
  void unchangedPage(page)
  return { status: response.statusCode, body: page.body, headers: response.getHeaders() }
}

it.each(['W/"one"', '"one"', '"zero", W/"one"', '*'])(
  'spares its bytes who names %s, and says its policy',
  (ifNoneMatch) => {
    const { status, body, headers } = send(ifNoneMatch)
    expect([status, body]).toEqual([304, ''])
    expect(headers).toEqual({ etag: 'W/"one"', 'content-security-policy': "default-src 'self'" })
  },
)

it.each([[undefined], ['"two"'], ['"on"'], ['one'], ['']])('sends the page to who names %s', (ifNoneMatch) => {
  expect(send(ifNoneMatch)).toMatchObject({ status: 200, body: 'page' })
})

it('sends anew what is no page of the shop', () => {
  expect(send('W/"one"', 'W/"one"', 404)).toMatchObject({ status: 404, body: 'page' })
})
