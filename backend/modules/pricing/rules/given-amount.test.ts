import { expect, test } from 'vitest'
import { amountOf } from './given-amount.ts'

test.each([
  [
    { segment: null, forOrganizations: true },
    { net: 3_333, gross: 3_500 },
  ],
  [
    { segment: 'b2b', forOrganizations: false },
    { net: 3_333, gross: 3_500 },
  ],
  [
    { segment: 'b2c', forOrganizations: false },
    { gross: 3_333, net: 3_174 },
  ],
  [
    { segment: null, forOrganizations: false },
    { gross: 3_333, net: 3_174 },
  ],
] as const)('3333 in a list for %j', (audience, amount) => expect(amountOf(3_333, audience, 5)).toEqual(amount))
