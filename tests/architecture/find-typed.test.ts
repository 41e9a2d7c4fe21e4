import { expect, test } from 'vitest'
import { findTyped } from '#tests/support/find-typed.ts'

test.each([
  ['{"msg":"x","params":["olvaso-1a2b3c4d@example.com"]}', 'olvaso-1a2b3c4d@example.com'],
  ['/vasarlo?email=anna%40example.hu', 'email=anna%40example.hu'.slice(6)],
  ['params: 1,+36301234567,hu', '+36301234567'],
  ['Key (name)=(Kovács) exists', 'Kovács'],
  ['to Váci út 12. 3/4.', 'Váci út 12. 3/4'],
  ['signed in as olvaso@kolofon.example', 'olvaso@kolofon'],
  ['with kolofon-demo', 'kolofon-demo'],
  ['Bearer 0123456789abcdefghijklmnopqrstuvwxyzABCDEFG', '0123456789abcdefghijklmnopqrstuvwxyzABCDEFG'],
])('%s is found', (line, typed) => expect(findTyped(line)).toContain(typed))

test('the demo accounts of the banner and the shop’s own address are not found', () => {
  expect(
    findTyped('  Reader   olvaso@kolofon.example   kolofon-demo\n{"from":"bolt@kolofon.example","msg":"order 7"}\n'),
  ).toEqual([])
})
