import fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatPhc, isWeaker, parsePhc } from './phc.ts'

const bytes = fc.uint8Array({ minLength: 1, maxLength: 64 }).map((array) => Buffer.from(array))
const parameters = fc.record({
  memory: fc.integer({ min: 8, max: 1_000_000 }),
  passes: fc.integer({ min: 1, max: 100 }),
  parallelism: fc.integer({ min: 1, max: 100 }),
})

test('what is written is read back', () => {
  fc.assert(
    fc.property(fc.record({ parameters, salt: bytes, hash: bytes }), (one) => {
      expect(parsePhc(formatPhc(one))).toEqual(one)
    }),
  )
})

test('the form is that of the PHC string format', () => {
  const one = {
    parameters: { memory: 65_536, passes: 2, parallelism: 1 },
    salt: Buffer.from('gZiV/M1gPc22ElAH/Jh1Hw', 'base64'),
    hash: Buffer.from('CWOrkoo7oJBQ/iyh7uJ0LO2aLEfrHwTWllSAxT0zRno', 'base64'),
  }
  const text = '$argon2id$v=19$m=65536,t=2,p=1$gZiV/M1gPc22ElAH/Jh1Hw$CWOrkoo7oJBQ/iyh7uJ0LO2aLEfrHwTWllSAxT0zRno'
  expect(formatPhc(one)).toBe(text)
  expect(parsePhc(text)).toEqual(one)
})

test('weaker means that one parameter is below the wanted one', () => {
  fc.assert(
    fc.property(parameters, parameters, (one, wanted) => {
      const names = ['memory', 'passes', 'parallelism'] as const
      expect(isWeaker(one, wanted)).toBe(names.some((name) => one[name] < wanted[name]))
    }),
  )
})
