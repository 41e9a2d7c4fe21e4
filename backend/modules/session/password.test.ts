import { expect, test } from 'vitest'
import { hashPassword, verifyPassword } from './password.ts'

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

test('two who have the same password have two hashes, and neither says it', async () => {
  const [one, other] = await Promise.all([hashPassword('kolofon'), hashPassword('kolofon')])
  expect(one).not.toBe(other)
  expect(one).toMatch(/^argon2id\$[\w-]{22}\$[\w-]{43}$/)
})
