import fc from 'fast-check'
import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http'
import { expect, test } from 'vitest'
import { clientAddress, nameClient } from './client-address.ts'
import { trustedProxies } from './trusted-proxies.ts'

const none = trustedProxies([])
const ours = trustedProxies(['10.0.0.0/8', '192.0.2.1', '2001:db8::/32', '::1'])

test.each([
  ['no proxy is trusted', '203.0.113.9', '198.51.100.1', none, '203.0.113.9'],
  ['not even one on the same machine', '::ffff:127.0.0.1', '198.51.100.1', none, '127.0.0.1'],
  ['the list comes from a stranger', '203.0.113.9', '198.51.100.1', ours, '203.0.113.9'],
  ['a proxy of ours names a visitor', '10.0.0.4', '198.51.100.1', ours, '198.51.100.1'],
  ['with a port', '10.0.0.4', '198.51.100.1:4711', ours, '198.51.100.1'],
  ['on IPv6', '::1', '[2a02:123::5]:4711', ours, '2a02:123:0:0:0:0:0:5'],
  ['on an IPv6 socket', '::ffff:10.0.0.4', '::ffff:198.51.100.1', ours, '198.51.100.1'],
  ['a range of IPv6 addresses is ours', '2001:db8:7::1', '198.51.100.1', ours, '198.51.100.1'],
  ['two proxies stand behind one another', '10.0.0.4', '198.51.100.1, 192.0.2.1', ours, '198.51.100.1'],
  ['a visitor wrote into the list', '10.0.0.4', '10.0.0.9, 6.6.6.6, 198.51.100.1, 192.0.2.1', ours, '198.51.100.1'],
  ['a visitor wrote rubbish into it', '10.0.0.4', "'; drop table, , 198.51.100.1", ours, '198.51.100.1'],
  ['the nearest entry is rubbish', '10.0.0.4', '198.51.100.1, unknown', ours, '10.0.0.4'],
  ['the list is empty', '10.0.0.4', '', ours, '10.0.0.4'],
  ['all are ours', '10.0.0.4', '10.0.0.5,10.0.0.6', ours, '10.0.0.5'],
  ['the list is endless', '10.0.0.4', '6.6.6.6,'.repeat(2_000) + '198.51.100.1', ours, '198.51.100.1'],
  ['the connection is gone', '', '198.51.100.1', ours, '0.0.0.0'],
])('%s', (_, peer, forwardedFor, isTrusted, client) => {
  expect(clientAddress(peer, forwardedFor, isTrusted)).toBe(client)
})

test('what a visitor writes before the entry of our proxy changes nothing', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), fc.ipV4(), (written, visitor) => {
      fc.pre(!ours(visitor))
      expect(clientAddress('10.0.0.4', `${written}, ${visitor}`, ours)).toBe(visitor)
      expect(clientAddress(visitor, written, ours)).toBe(visitor)
    }),
  )
})

const passOn = (headers: IncomingHttpHeaders, remoteAddress: string): IncomingHttpHeaders => {
  nameClient(ours)({ headers, socket: { remoteAddress } } as IncomingMessage, {} as ServerResponse, () => {})
  return headers
}

test('a visitor cannot say who asks, nor that the connection is safe', () => {
  const forged = {
    'x-client-ip': '1.1.1.1',
    'x-forwarded-for': '1.1.1.1',
    'x-forwarded-proto': 'https',
    'x-forwarded-host': 'evil.example',
    'x-real-ip': '1.1.1.1',
  }
  expect(passOn(forged, '2a02:123::5')).toEqual({ 'x-client-ip': '2a02:123:0:0:0:0:0:5' })
})

test('a proxy of ours can, and says no more than that', () => {
  const headers = {
    'x-forwarded-for': '198.51.100.1',
    'x-forwarded-proto': 'https',
    'x-forwarded-host': 'evil.example',
    accept: '*/*',
  }
  expect(passOn(headers, '::ffff:10.0.0.4')).toEqual({
    'x-client-ip': '198.51.100.1',
    'x-forwarded-proto': 'https',
    accept: '*/*',
  })
})
