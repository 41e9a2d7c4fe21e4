import { expect, test } from 'vitest'
import { hashParameters, hashPassword, rehashPassword, verifyPassword } from './password.ts'

const long = `${'á'.repeat(200)}x`

test.each([
  ['another case', 'Jelszó', 'jelszó'],
  ['a space at its end', 'Jelszó', 'Jelszó '],
  ['an end that is cut off', long, long.slice(0, -1)],
])('a password counts as it was typed: with %s it is another one', async (_, password, other) => {
  const stored = await hashPassword(password)
  expect(await verifyPassword(password, stored)).toBe(true)
  expect(await verifyPassword(other, stored)).toBe(false)
})

test('a keyboard that writes an accent as a character of its own writes the same password', async () => {
  expect(await verifyPassword('jelszo\u0301', await hashPassword('jelszó'))).toBe(true)
})

test('two accounts with the same password have two hashes, and neither tells the password', async () => {
  const [one, other] = await Promise.all([hashPassword('kolofon'), hashPassword('kolofon')])
  expect(one).not.toBe(other)
  expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[A-Za-z0-9+/]{22}\$[A-Za-z0-9+/]{43}$/)
})

const weak = { memory: 64, passes: 1, parallelism: 1 }

test('a hash is verified with the parameters that stand in it', async () => {
  const stored = await hashPassword('kolofon', weak)
  expect(stored).toContain('$m=64,t=1,p=1$')
  expect(await verifyPassword('kolofon', stored)).toBe(true)
  expect(await verifyPassword('kolofon', stored.replace('m=64', 'm=128'))).toBe(false)
})

test('a text that is no PHC string verifies nothing', async () => {
  for (const stored of [null, '', 'argon2id$AAAA$AAAA', '$argon2id$v=16$m=64,t=1,p=1$AAAA$AAAA', '$2b$10$abc'])
    expect(await verifyPassword('kolofon', stored)).toBe(false)
})

test('only a hash with a weaker parameter is made anew', async () => {
  for (const parameters of [weak, { ...hashParameters, memory: 19_455 }, { ...hashParameters, passes: 1 }]) {
    const renewed = await rehashPassword('kolofon', await hashPassword('kolofon', parameters))
    expect(renewed).toContain('$m=19456,t=2,p=1$')
    expect(await verifyPassword('kolofon', renewed ?? null)).toBe(true)
  }
  for (const parameters of [hashParameters, { ...hashParameters, passes: 3 }])
    expect(await rehashPassword('kolofon', await hashPassword('kolofon', parameters))).toBeUndefined()
})
