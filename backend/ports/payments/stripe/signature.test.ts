import { describe, expect, test } from 'vitest'
import { isCancelSigned, isSigned, signatureHeader, signCancel } from './signature.ts'

/** Made by the vendor's own library. */
const vector = {
  body: '{"id":"evt_1","szöveg":"ő"}',
  secret: 'whsec_test_vector_1',
  header: 't=1795600000,v1=45c0aa2895b1fff4a2b5dded7e9b684d3d43a45f8a6bff8e543e57ce8fe7e9b8',
}
const at = new Date(1_795_600_000_000)
const check = (changes: Partial<typeof vector>, now = at) => {
  const { body, header, secret } = { ...vector, ...changes }
  return isSigned(body, header, secret, now)
}

describe('an event', () => {
  test('of the vendor is read, and ours are signed alike', () => {
    expect(check({})).toBe(true)
    expect(signatureHeader(vector.body, vector.secret, at)).toBe(vector.header)
  })

  test('has several signatures while the secret is exchanged', () =>
    expect(check({ header: vector.header.replace(',v1=', `,v0=1,v1=${'0'.repeat(64)},v1=`) })).toBe(true))

  test.each([
    ['another body', { body: vector.body.replace('1', '2') }],
    ['another secret', { secret: 'whsec_other' }],
    ['another time', { header: vector.header.replace('t=1795600000', 't=1795600001') }],
    ['no time', { header: vector.header.replace(/^t=\d+,/, '') }],
    ['another scheme', { header: vector.header.replace('v1=', 'v0=') }],
    ['a short signature', { header: vector.header.slice(0, -2) }],
    ['nothing', { header: '' }],
  ])('with %s is refused', (_, changes) => expect(check(changes)).toBe(false))

  test.each([
    [299, true],
    [-299, true],
    [301, false],
    [-301, false],
  ])('%i seconds later: %s', (seconds, expected) =>
    expect(check({}, new Date(at.getTime() + seconds * 1000))).toBe(expected),
  )
})

test('what the customer brings back is signed for one order', () => {
  const signature = signCancel('BK-1', vector.secret)
  expect(isCancelSigned('BK-1', signature, vector.secret)).toBe(true)
  expect(isCancelSigned('BK-2', signature, vector.secret)).toBe(false)
  expect(isCancelSigned('BK-1', signature.slice(1), vector.secret)).toBe(false)
  expect(isCancelSigned('BK-1', '', vector.secret)).toBe(false)
})
