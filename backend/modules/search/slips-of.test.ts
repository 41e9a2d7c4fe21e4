import { expect, test } from 'vitest'
import { slipsBetween } from './rules/slips.ts'
import { slipsOf } from './slips-of.test-support.ts'

test.each(['Drakula', 'Around the World in Eighty Days', 'Mi', 'Űr', 'A Pál utcai fiúk'])(
  'each kind of slip in %s is one slip, the same one every time',
  (title) => {
    const slips = slipsOf(title)
    for (const text of Object.values(slips)) expect(slipsBetween(text.toLowerCase(), title.toLowerCase())).toBe(1)
    expect(slipsOf(title)).toEqual(slips)
    expect(slips['left out'].length).toBe(title.length - 1)
    expect(slips['put in'].length).toBe(title.length + 1)
  },
)
