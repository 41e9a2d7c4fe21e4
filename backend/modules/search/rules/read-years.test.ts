import { expect, test } from 'vitest'
import { readYears } from './read-years.ts'

test.each([
  ['2023', '2023', '2023'],
  ['2023 as', '2023', '2023'],
  ['2023 ban', '2023', '2023'],
  ['2015 es 2018 kozott', '2015', '2018'],
  ['2015 2018', '2015', '2018'],
  ['2020 ota', '2020', ''],
  ['2020 utan', '2021', ''],
  ['since 2020', '2020', ''],
  ['before 2015', '', '2014'],
])('%s is from %s to %s', (phrase, from, to) => expect(readYears(phrase)).toEqual([from, to]))

test.each(['20000', '1514', '23', 'ota 2020 2'])('%s is no year', (phrase) => expect(readYears(phrase)).toBeUndefined())
