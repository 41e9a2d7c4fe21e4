import { expect, test } from 'vitest'
import { knownHosts } from './known-hosts.ts'

const isKnown = knownHosts('https://kolofon.hu')

test.each([
  'kolofon.hu',
  'KOLOFON.hu',
  'kolofon.hu:443',
  'localhost',
  'localhost:3000',
  '127.0.0.1:4500',
  '[::1]:3000',
])('%s is ours', (host) => {
  expect(isKnown(host)).toBe(true)
})

test.each([
  '',
  'evil.example',
  'kolofon.hu.evil.example',
  'www.kolofon.hu',
  'kolofon.hu:80',
  'a@kolofon.hu',
  'kolofon.hu/',
  'kolofon.hu@evil.example',
  'kolofon.hu, evil.example',
  'evil.example#kolofon.hu',
  'localhost.evil.example',
  '127.0.0.1.evil.example',
  'localhost:x',
  '[::2]',
  'kolofon.hu\u00AD',
  '..',
  'kolofon.hu:99999',
])('%s is not', (host) => {
  expect(isKnown(host)).toBe(false)
})

test('a port of the shop belongs to its name', () => {
  expect(knownHosts('http://shop.example:8080')('shop.example:8080')).toBe(true)
  expect(knownHosts('http://shop.example:8080')('shop.example')).toBe(false)
})
