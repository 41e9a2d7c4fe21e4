import { expect, test } from 'vitest'
import { createAge, logPlace } from './replica-age.ts'

test('places in the log are compared as numbers, not as texts', () => {
  expect(logPlace('A/0')).toBeGreaterThan(logPlace('9/FFFFFFFF'))
  expect(logPlace('16/B374D848')).toBe(0x16b374d848n)
})

test('before anything is known the replica is too old for everybody', () => {
  expect(createAge().ageAt(0)).toBe(Infinity)
})

test('a replica that has replayed all of the log is as old as the question to the primary', () => {
  const age = createAge()
  age.note({ at: 1_000, place: 50n }, 50n)
  expect(age.ageAt(1_020)).toBe(20)
})

test('one that is always a little behind is as old as the last sample that it holds', () => {
  const age = createAge()
  age.note({ at: 1_000, place: 50n }, 40n)
  expect(age.ageAt(1_000)).toBe(Infinity)
  age.note({ at: 1_150, place: 60n }, 55n)
  expect(age.ageAt(1_160)).toBe(160)
  age.note({ at: 1_300, place: 70n }, 69n)
  expect(age.ageAt(1_310)).toBe(160)
})

test('one that stops grows older while the primary writes', () => {
  const age = createAge()
  age.note({ at: 1_000, place: 50n }, 50n)
  for (const step of [1, 2, 3, 4]) age.note({ at: 1_000 + step * 150, place: 50n + BigInt(step) }, 50n)
  expect(age.ageAt(1_610)).toBe(610)
})

test('a server that follows nobody makes nothing newer, and after an error nothing is known', () => {
  const age = createAge()
  age.note({ at: 1_000, place: 50n }, 50n)
  age.note({ at: 1_150, place: 50n }, undefined)
  expect(age.ageAt(1_160)).toBe(160)
  age.clear()
  expect(age.ageAt(1_160)).toBe(Infinity)
})
