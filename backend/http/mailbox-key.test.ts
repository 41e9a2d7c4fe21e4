import { expect, test } from 'vitest'
import { mailboxKey } from './mailbox-key.ts'

test.each([
  ['anna@example.hu', 'ANNA@Example.HU', true],
  ['anna@example.hu', 'anna+bolt@example.hu', true],
  ['anna@example.hu', 'anna+bolt+ketto@example.hu', true],
  ['anna@example.hu', 'an.na@example.hu', false],
  ['anna.kis@gmail.com', 'annakis+x@googlemail.com', true],
  ['anna@gmail.com', 'anna@example.hu', false],
  ['anna@könyv.hu', 'anna@xn--knyv-5qa.hu', true],
  ['+anna@example.hu', '+bela@example.hu', false],
])('%s and %s are one mailbox: %s', (one, other, same) => expect(mailboxKey(one) === mailboxKey(other)).toBe(same))

test('the key does not name the address', () => expect(mailboxKey('anna@example.hu')).toMatch(/^[\w-]{43}$/))
