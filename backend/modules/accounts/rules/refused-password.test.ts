import { expect, test } from 'vitest'
import { refusePassword } from './refused-password.ts'

const owner = { email: 'anna.kovacs85@szechenyi-konyvtar.hu', firstName: 'Anna', lastName: 'Kovács-Ölvedi' }

test.each(['password', 'Password1', '12345678', 'QWERTYUIOP', '1q2w3e4r', 'iloveyou', 'aaaaaaaa', 'abcabcabc'])(
  '%s is among those that are guessed first',
  (password) => expect(refusePassword(password, owner)).toBe('password_common'),
)

test.each(['kolofon2026', 'Könyvesbolt!1', 'MyBookshop7'])(
  '%s is made of the name or the goods of the shop',
  (password) => expect(refusePassword(password, owner)).toBe('password_common'),
)

test.each([
  'anna.kovacs85',
  'KovácsAnna1987!',
  'kovacs-olvedi',
  'anna.kovacs85@szechenyi-konyvtar.hu',
  'Széchenyi2024',
  'annaanna1',
])('%s is made of the name and the address', (password) =>
  expect(refusePassword(password, owner)).toBe('password_personal'),
)

test.each([
  'harom-kek-macska',
  'konyvmoly-a-padlason',
  'kolofon-demo',
  'szannakosszel',
  'a8#kQ!2v',
  'kovacs tortat sut',
  'annak idején, nyáron',
  '        szóköz',
  'anna-48291736',
  'x'.repeat(256),
])('%s is accepted unless it repeats itself', (password) =>
  expect(refusePassword(password, owner)).toBe(password.startsWith('xx') ? 'password_common' : undefined),
)

test('words of one or two letters mean nothing', () => {
  expect(refusePassword('li7#bo2!9', { email: 'ab@cd.hu', firstName: 'Li', lastName: 'Bo' })).toBeUndefined()
})
